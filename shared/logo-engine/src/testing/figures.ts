import { chanceFrom } from '../chance/chance.ts';
import { transform } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';
import { ABSTRACT_MARKS, LETTER_MARKS, MOTIFS, type MarkSpec, buildMark, constructedLetter } from '../marks/index.ts';

/** A mark of each generator, by name. */
export const FIGURES: readonly MarkSpec[] = [
  ...ABSTRACT_MARKS.map(({ id }): MarkSpec => ({ kind: 'abstract', generator: id, seed: '1' })),
  ...LETTER_MARKS.map(({ id }): MarkSpec => ({ kind: 'letter', generator: id, seed: '1', font: 'any' })),
  ...MOTIFS.slice(0, 40).map(({ id }): MarkSpec => ({ kind: 'motif', generator: id, seed: '1' })),
];

/** The mark of a spec in the middle of the canvas, as heavy as its lettering would make it; null where it does not suit N and K. */
export function figure(spec: MarkSpec, strokeWidth = 70): Layer[] | null {
  const mark = buildMark(spec, {
    strokeWidth,
    chance: chanceFrom('figures'),
    initials: { first: 'N', second: 'K' },
    letter: (_, char) => constructedLetter(char, { weight: 24 })!,
    sharp: false,
  });
  return mark && placed(mark.layers, 0.72, 500, 500);
}

/** The layers scaled and moved; a negative factor across mirrors them. */
export const placed = (layers: readonly Layer[], factor: number, x: number, y: number, across = factor): Layer[] =>
  layers.map(({ role, path }) => ({ role, path: transform(path, across, 0, 0, factor, x, y) }));
