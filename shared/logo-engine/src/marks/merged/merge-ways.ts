import { type Drawing, type Pen, layer } from '../pen.ts';
import { handOf, paintedByHand } from '../hand/painted.ts';
import { between } from './between.ts';
import { halves } from './halves.ts';
import { mosaic } from './mosaic.ts';
import { outline } from './outline.ts';
import { type MergeWay, type Pair, canBeCarried } from './pair.ts';
import { part } from './part.ts';
import { inlay, slot } from './slot.ts';
import { wreath } from './wreath.ts';

/** Every way of making one sign of two motifs. */
const MERGE_WAYS: readonly MergeWay[] = [slot, inlay, part, outline, halves, between, wreath, mosaic];

/** Ids of the ways that suit the pair, of those asked for or of all. */
export function waysFor(pair: Pair, asked: readonly string[] = MERGE_WAYS.map(({ id }) => id)): string[] {
  if (pair.inner.id === pair.outer.id) return [];
  return asked.filter((id) => MERGE_WAYS.find((way) => way.id === id)?.suits(pair));
}

/** The pair in the way that the spec's `way` names, else in one that suits; the outer motif alone where none does, as in genomes of older versions. */
export function drawPair(pair: Pair, pen: Pen): Drawing | null {
  const ways = waysFor(pair);
  if (ways.length === 0) return pair.inner.id === pair.outer.id || !canBeCarried(pair) ? null : { layers: [layer('a', pair.outer.draw())], strokeWidth: pen.strokeWidth };
  const chosen = pen.pick('way', ways);
  const way = MERGE_WAYS.find(({ id }) => id === chosen);
  if (!way) return null;
  const drawing = way.draw(pair, pen);
  return pen.hand ? paintedByHand(drawing, handOf(pen) === 'cut' ? 'cut' : 'ink', pen) : drawing;
}

