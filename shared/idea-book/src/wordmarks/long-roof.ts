import { type Layer, Lettering } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { runOn } from './shared/run-on.ts';
import { inSmall, linesWithin, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 220;
/** Letters of a line. */
const LONGEST = 10;
/** Width of the first line at least, as a share of the widest. */
const LEAST_WIDTH = 0.55;
/** Letters that rise above the others with a stroke. */
const RISING = 'bdhklбλל';

/** The stem of a letter goes up, bends and runs on over the whole name like a roof. */
export const longRoof = idea({
  id: 'long-roof',
  title: 'One roof over the name',
  says: 'The stem of one letter rises, bends and runs on over the name like a roof.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (lengthOf(full) >= 4 && words.length <= 6 && lengthOf(full) <= 38 ? [...(linesWithin(words, LONGEST)[0] ?? '').toLowerCase()].find((letter) => RISING.includes(letter)) : undefined),
  looks: {
    rule: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat', 'playful_rounded', 'tech_sharp'], colors: 2, stem: 0.06, letterforms: ['geo', 'roundgrot', 'grot', 'roundbold', 'flare'] },
    one: { manner: 'solid', vibes: ['bold_abstract', 'brutalist_bold', 'gradient_modern', 'elegant_serif'], colors: 1, stem: 0.08, letterforms: ['grot', 'wide', 'roundgrot', 'softserif', 'geo'] },
  },
  params: { air: { label: 'Distance of the line', min: 0.2, max: 0.7, usual: 0.36 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = inSmall(unspaced(lettering));
    const rows = linesWithin(words, LONGEST);
    const lines = rows.map((row, i): Lettering => {
      const line = d.write(row, style, SIZE);
      return line.move(-line.bounds.left, i * SIZE * 1.5);
    });
    const [first] = lines as [Lettering];
    if (first.bounds.width < LEAST_WIDTH * Math.max(...lines.map(({ bounds }) => bounds.width))) d.refuse('A roof over a short first line covers little of the name.');
    const roof = runOn(d, first, RISING, { side: 'above', air: params['air']!, hand: 'rule', least: 0.62 }) ?? d.refuse('No letter of the first line has a stem that could run on.');
    const rest = new Lettering(lines.flatMap((line) => line.letters).filter((letter) => letter !== roof.letter), first.measures, d.budget);
    return [...d.word(rest, 'main'), d.layer(`letter ${roof.letter.text}`, roof.rest.union(roof.stroke), look === 'one' ? 'main' : 'second', { mono: 'join' })] satisfies Layer[];
  },
});
