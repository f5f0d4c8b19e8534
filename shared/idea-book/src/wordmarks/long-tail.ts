import { type Draw, type Layer, Lettering, type LetteringStyle } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { runOn } from './shared/run-on.ts';
import { inSmall, linesWithin, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 220;
/** Letters of a line. */
const LONGEST = 10;
/** Letters that reach below the line with a stroke. */
const DESCENDING = 'gjpqyурцщγρμηχקןךףץ';

/** The tail of a letter runs on under the whole name. */
export const longTail = idea({
  id: 'long-tail',
  title: 'A tail that underlines',
  says: 'The tail of one letter does not stop: it runs on and underlines the name.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (lengthOf(full) >= 4 && words.length <= 6 && lengthOf(full) <= 38 ? [...(linesWithin(words, LONGEST).at(-1) ?? '').toLowerCase()].find((letter) => DESCENDING.includes(letter)) : undefined),
  looks: {
    rule: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat', 'playful_rounded', 'tech_sharp'], colors: 2, stem: 0.06, letterforms: ['geo', 'roundgrot', 'grot', 'roundbold', 'flare'] },
    brush: { manner: 'brush', vibes: ['organic_flowing', 'classic_ornate', 'elegant_serif', 'illustrative', 'hand_drawn'], traits: ['swoosh'], colors: 2, stem: 0.06, letterforms: ['softserif', 'retro', 'fatface', 'flare'] },
    one: { manner: 'solid', vibes: ['bold_abstract', 'elegant_serif', 'modern_flat', 'gradient_modern'], colors: 1, stem: 0.07, letterforms: ['softserif', 'grot', 'geo', 'roundgrot'] },
  },
  params: { air: { label: 'Distance of the line', min: 0.2, max: 0.7, usual: 0.34 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = inSmall(unspaced(lettering));
    return stacked(d, linesWithin(words, LONGEST), style, { air: params['air']!, hand: look === 'brush' ? 'brush' : 'rule', isOne: look === 'one' });
  },
});

interface Options {
  readonly air: number;
  readonly hand: 'rule' | 'brush';
  readonly isOne: boolean;
}

function stacked(d: Draw, rows: readonly string[], style: LetteringStyle, { air, hand, isOne }: Options): Layer[] {
  const lines = rows.map((row, i): Lettering => {
    const line = d.write(row, style, SIZE);
    return line.move(-line.bounds.left, (i - rows.length + 1) * SIZE * 1.5);
  });
  const last = lines.at(-1)!;
  const tail = runOn(d, last, DESCENDING, { side: 'below', air, hand }) ?? d.refuse('No letter of the last line has a tail that could run on.');
  const others = d.word(new Lettering(lines.flatMap((line) => line.letters).filter((letter) => letter !== tail.letter), last.measures, d.budget), 'main');
  if (isOne) return [...others, d.layer(`letter ${tail.letter.text}`, tail.rest.union(tail.stroke), 'main')];
  return [...others, d.layer(`letter ${tail.letter.text}`, tail.rest.union(tail.stroke), 'second', { mono: 'join' })];
}
