import { chanceFrom } from '../chance/chance.ts';
import type { LogoContext } from '../context.ts';
import type { Genome, Layout, MarkGene } from '../genome.ts';
import { transform } from '../geometry/index.ts';
import { LETTER_MARKS, type Mark, buildMark } from '../marks/index.ts';
import type { NameParts } from '../taste/name-parts.ts';
import { letterOutline } from './type/letter-outline.ts';
import type { TypeBlock } from './type/type-block.ts';

/** Mark strokes a little heavier than the stems look the same. */
const STROKE_TO_STEM = 1.12;

/** The genome's mark with strokes that suit this lettering; null where it cannot be drawn for this name. */
export const markBeside = (genome: Genome, context: LogoContext, block: TypeBlock): Mark | null =>
  markWithStroke(genome, context, (block.stem / (expectedSize(genome.layout, block) / 1000)) * STROKE_TO_STEM);

/** The genome's mark with strokes of this width, in thousandths of its side, wherever its generator draws in lines. */
export function markWithStroke(genome: Genome, context: LogoContext, strokeWidth: number): Mark | null {
  if (!genome.mark) return null;
  const mark = buildMark(genome.mark, {
    strokeWidth,
    chance: chanceFrom(genome.seed),
    initials: initialsFor(genome.mark.generator, context.name),
    letter: (font, char) => letterOutline(context.library, font, char),
    ...edgesFor(genome, context),
  });
  return mark && tinted(genome.mark, genome.mark.flip ? flipped(mark) : mark);
}

const tinted = ({ tint }: MarkGene, mark: Mark): Mark => (tint === 'b' ? { ...mark, layers: mark.layers.map(({ path }) => ({ role: 'b', path })) } : mark);

function flipped(mark: Mark): Mark {
  const layers = mark.layers.map((layer) => ({ ...layer, path: transform(layer.path, -1, 0, 0, 1, 2 * mark.bounds.cx, 0) }));
  return { ...mark, layers };
}

/** Apex and Tessera are sharp and Marrow is drawn by hand whatever the taste; Tessera never is. */
function edgesFor({ studio, edges }: Genome, { taste: { axes } }: LogoContext): { sharp: boolean; hand: boolean } {
  return {
    sharp: edges ? edges === 'sharp' : studio === 'apex' || studio === 'tessera' || axes.sharp > 0.5,
    hand: studio === 'marrow' || (studio !== 'tessera' && axes.hand > 0.5),
  };
}

/** A single letter stands for the main part; pairs follow the words: "Maison Élan" is É alone and ME as a pair. */
function initialsFor(generator: string, { initials, isSubFirst, script }: NameParts): NameParts['initials'] {
  const isPair = LETTER_MARKS.some((mark) => mark.id === generator && mark.initials === 2);
  return isPair && isSubFirst !== script.isRightToLeft ? { first: initials.second, second: initials.first } : initials;
}

/** Side of the mark in the block's units, before it is drawn. */
function expectedSize(layout: Layout, block: TypeBlock): number {
  if (layout === 'stacked') return block.bounds.width * 0.46;
  if (layout === 'horizontal') return (block.capBottom - block.capTop) * (block.lines > 1 ? 1.35 : 2);
  return block.cap * 3.3;
}
