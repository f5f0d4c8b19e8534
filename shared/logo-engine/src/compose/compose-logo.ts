import type { LogoContext } from '../context.ts';
import type { Genome, Layout } from '../genome.ts';
import { type Bounds, boundsOfAll } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';
import type { Mark } from '../marks/index.ts';
import { alignmentOf } from './alignment.ts';
import type { Arrangement, MarkedParts, Parts } from './layouts/arrangement.ts';
import { alone } from './layouts/alone.ts';
import { badge } from './layouts/badge.ts';
import { horizontal } from './layouts/horizontal.ts';
import { plate } from './layouts/plate.ts';
import { poster } from './layouts/poster.ts';
import { split } from './layouts/split.ts';
import { stacked } from './layouts/stacked.ts';
import { wordmark } from './layouts/wordmark.ts';
import { markBeside } from './mark-for.ts';
import { onCanvas } from './on-canvas.ts';
import { saysTheName } from './says-the-name.ts';
import { symbolOf } from './symbol.ts';
import { inCase } from '../type/in-case.ts';
import type { TypeSpec } from '../type/type-spec.ts';
import { hairlineOf } from './type/hairline.ts';
import { type TypeBlock, setType } from './type/type-block.ts';

/** A logo as areas with roles on the canvas, y down. */
export interface Composition {
  layers: Layer[];
  /** The mark alone; fills the canvas with a margin. */
  symbol: Layer[];
  box: Bounds;
  /** In canvas units; `hairline` is the width of the name's thin strokes. */
  measures: { cap: number; stem: number; hairline: number; subCap: number | null; markStroke: number | null };
}

/**
 * Draws a genome. The fonts of its type and mark must be ready in the library.
 * Null where the mark cannot be drawn for this name (a letter that the treatment would spoil). Its lettering is set
 * where it is not given.
 */
export function composeLogo(genome: Genome, context: LogoContext, lettering?: TypeBlock): Composition | null {
  const block = lettering ?? setType(genome.type, context.name, alignmentOf(genome, context), context.library);
  const mark = genome.mark ? markBeside(genome, context, block) : null;
  if (genome.mark && !mark) return null;
  const isAlone = saysTheName(genome, context.name);
  const arrangement = mark && isAlone ? alone({ genome, context, block, mark }) : arrange({ genome, context, block }, mark);
  const { layers, factor } = onCanvas(arrangement, isAlone && genome.layout !== 'poster' ? 'wordmark' : genome.layout);
  const typeFactor = factor * (arrangement.typeScale ?? 1);
  return {
    layers,
    symbol: symbolOf(genome, context, mark),
    box: boundsOfAll(layers.map(({ path }) => path)),
    measures: {
      cap: block.cap * typeFactor,
      stem: block.stem * typeFactor,
      hairline: thinnestOf(genome.type, block, context) * typeFactor,
      subCap: genome.layout === 'badge' || block.subCap === null ? null : block.subCap * typeFactor,
      markStroke: mark && arrangement.markScale ? mark.strokeWidth * arrangement.markScale * factor : null,
    },
  };
}

/** Letters of our own are of one weight. */
function thinnestOf(type: TypeSpec, { cap, stem }: TypeBlock, { library, name }: LogoContext): number {
  if (type.constructed || type.laid) return stem;
  return Math.min(stem, (hairlineOf(library, type.font, inCase(name.full, type.case)) * cap) / library.style(type.font).cap);
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
