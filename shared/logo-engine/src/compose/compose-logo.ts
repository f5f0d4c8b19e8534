import type { StudioId } from '@fifteen/contracts';
import { chanceFrom } from '../chance/chance.ts';
import type { LogoContext } from '../context.ts';
import type { Genome, Layout } from '../genome.ts';
import { type Bounds, type Path, boundsOfAll } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';
import { LETTER_MARKS, type Mark, buildMark } from '../marks/index.ts';
import type { Arrangement, MarkedParts, Parts } from './layouts/arrangement.ts';
import { badge } from './layouts/badge.ts';
import { horizontal } from './layouts/horizontal.ts';
import { plate } from './layouts/plate.ts';
import { poster } from './layouts/poster.ts';
import { split } from './layouts/split.ts';
import { stacked } from './layouts/stacked.ts';
import { wordmark } from './layouts/wordmark.ts';
import type { NameParts } from '../taste/name-parts.ts';
import { place } from './place.ts';
import { symbolOf } from './symbol.ts';
import { joinGlyphs } from './type/join-glyphs.ts';
import { type Alignment, type TypeBlock, setType } from './type/type-block.ts';

/** Side of the square canvas. */
export const CANVAS = 1000;

/** A logo as areas with roles on the canvas, y down. */
export interface Composition {
  layers: Layer[];
  /** The mark alone, drawn for small sizes; fills the canvas with a margin. */
  symbol: Layer[];
  box: Bounds;
  /** In canvas units. */
  measures: { cap: number; stem: number; subCap: number | null; markStroke: number | null };
}

/** Room that each layout takes of the canvas: width and height. */
const ROOM: Readonly<Record<Layout, readonly [number, number]>> = {
  horizontal: [800, 430],
  stacked: [660, 650],
  wordmark: [760, 500],
  split: [830, 430],
  badge: [680, 680],
  poster: [620, 720],
  plate: [720, 560],
};

/**
 * Draws a genome. The fonts of its type and mark must be ready in the library.
 * Null where the mark cannot be drawn for this name (a letter that the treatment would spoil).
 */
export function composeLogo(genome: Genome, context: LogoContext): Composition | null {
  const block = setType(genome.type, context.name, alignmentOf(genome, context), context.library);
  const mark = genome.mark ? drawMark(genome, context, block) : null;
  if (genome.mark && !mark) return null;
  const arrangement = arrange({ genome, context, block }, mark);
  const ink = boundsOfAll(arrangement.layers.map(({ path }) => path));
  const [width, height] = ROOM[genome.layout];
  const factor = Math.min(width / ink.width, height / ink.height);
  const middle = arrangement.centreY ?? ink.cy;
  const layers = place(arrangement.layers, factor, CANVAS / 2 - ink.cx * factor, (arrangement.centreY === undefined && genome.layout !== 'badge' ? 494 : CANVAS / 2) - middle * factor);
  const typeFactor = factor * (arrangement.typeScale ?? 1);
  return {
    layers,
    symbol: symbolOf(genome, context, mark),
    box: boundsOfAll(layers.map(({ path }) => path)),
    measures: {
      cap: block.cap * typeFactor,
      stem: block.stem * typeFactor,
      subCap: genome.layout === 'badge' || block.subCap === null ? null : block.subCap * typeFactor,
      markStroke: mark && arrangement.markScale ? mark.strokeWidth * arrangement.markScale * factor : null,
    },
  };
}

function alignmentOf({ layout, deco }: Genome, { name }: LogoContext): Alignment {
  const isFlush = layout === 'horizontal' || (layout === 'wordmark' && deco === 'bar');
  if (!isFlush) return 'center';
  return name.script.isRightToLeft ? 'right' : 'left';
}

function arrange(parts: Parts, mark: Mark | null): Arrangement {
  const { layout } = parts.genome;
  if (layout === 'plate') return plate(mark ? { ...parts, mark } : parts);
  if (layout === 'wordmark' || !mark) return wordmark(parts);
  return MARKED_LAYOUTS[layout]({ ...parts, mark });
}

const MARKED_LAYOUTS: Readonly<Record<Exclude<Layout, 'wordmark' | 'plate'>, (parts: MarkedParts) => Arrangement>> = {
  horizontal,
  stacked,
  split,
  badge,
  poster,
};

/** Mark strokes a little heavier than the stems look the same. */
const STROKE_TO_STEM = 1.12;

function drawMark(genome: Genome, context: LogoContext, block: TypeBlock): Mark | null {
  if (!genome.mark) return null;
  const mark = buildMark(genome.mark, {
    strokeWidth: (block.stem / (expectedSize(genome.layout, block) / 1000)) * STROKE_TO_STEM,
    chance: chanceFrom(genome.seed),
    initials: initialsFor(genome.mark.generator, context.name),
    letter: (font, char) => letterOutline(context, font, char),
    ...edgesFor(genome.studio, context),
  });
  if (!mark || genome.mark.tint !== 'b') return mark;
  return { ...mark, layers: mark.layers.map(({ path }) => ({ role: 'b', path })) };
}

/** Apex and Tessera are sharp and Marrow is drawn by hand whatever the taste; Tessera never is. */
function edgesFor(studio: StudioId, { taste: { axes } }: LogoContext): { sharp: boolean; hand: boolean } {
  return {
    sharp: studio === 'apex' || studio === 'tessera' || axes.sharp > 0.5,
    hand: studio === 'marrow' || (studio !== 'tessera' && axes.hand > 0.5),
  };
}

/** A single letter stands for the main part; pairs follow the words: "Maison Élan" is É alone and ME as a pair. */
function initialsFor(generator: string, { initials, isSubFirst }: NameParts): NameParts['initials'] {
  const isPair = LETTER_MARKS.some((mark) => mark.id === generator && mark.initials === 2);
  return isPair && isSubFirst ? { first: initials.second, second: initials.first } : initials;
}

/** Side of the mark in the block's units, before it is drawn. */
function expectedSize(layout: Layout, block: TypeBlock): number {
  if (layout === 'stacked') return block.bounds.width * 0.46;
  if (layout === 'horizontal') return (block.capBottom - block.capTop) * (block.lines > 1 ? 1.35 : 2);
  return block.cap * 3.3;
}

function letterOutline({ library }: LogoContext, font: string, char: string): Path {
  return joinGlyphs(library.shape(font, char, { size: 1000, tracking: 0 }));
}
