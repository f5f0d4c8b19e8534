import type { ColorRole, Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { isConnector, lengthOf } from '../techniques/shared/names.ts';
import { printed } from '../techniques/shared/plates.ts';
import { evenLines, glyphsOf, inCapitals, inSmall, isSquare, standsApart, tight, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 300;
/** Letters of a line, and of a name. */
const LONGEST = 10;
/** Stem as a share of the cap height, at least and at most. */
const [LEAST_STEM, MOST_STEM] = [0.15, 0.34];

/** Heavy letters printed over each other, a third color wherever two meet. */
export const overlappedLetters = idea({
  id: 'overlapped-letters',
  title: 'Letters that overlap',
  says: 'Each letter is printed a little over the one before, and where two inks meet they make another.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (standsApart(full) && !isSquare(full) && !/\p{Script=Thai}/u.test(full) && words.length <= 3 && words.every((word) => lengthOf(word) <= LONGEST) && lengthOf(full) >= 2 && lengthOf(full) <= 22 ? [...full][0] : undefined),
  looks: {
    two: { manner: 'print', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.12, letterforms: ['grot', 'geo', 'roundgrot'] },
    three: { manner: 'print', vibes: ['playful_rounded', 'illustrative', 'bold_abstract', 'gradient_modern'], traits: ['playful'], colors: 3, stem: 0.12, letterforms: ['roundbold', 'roundgrot', 'grot', 'geo'] },
    capitals: { manner: 'print', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp', 'classic_ornate'], colors: 2, stem: 0.12, letterforms: ['grot', 'roundgrot', 'geo', 'wide'] },
  },
  params: { overlap: { label: 'Overlap', min: 0.2, max: 0.9, usual: 0.5 } },
  draw: (d, { words, lettering, look, params }) => {
    const named = words.filter((word) => !isConnector(word)).length;
    const rows = lengthOf(words.join(' ')) <= 7 ? [words.join(' ')] : evenLines(words, named > 2 && lengthOf(words.join(' ')) > 14 ? 3 : 2);
    const inks: readonly ColorRole[] = look === 'three' ? ['main', 'second', 'third'] : ['main', 'second'];
    const style = look === 'capitals' ? inCapitals(unspaced(lettering)) : inSmall(unspaced(lettering));
    return rows.flatMap((row, n): Layer[] => {
      let x = 0;
      const letters = row.split(' ').flatMap((word) => {
        const line = d.write(word, style, SIZE);
        if (line.measures.stem < LEAST_STEM * SIZE || line.measures.stem > MOST_STEM * SIZE) d.refuse('Letters this light or this heavy are lost where they overlap.');
        const pressed = press(glyphsOf(line).map(({ shape }) => shape), params['overlap']! * Math.min(line.measures.stem, SIZE * 0.3));
        const { left, right } = d.union(...pressed).bounds;
        const moved = pressed.map((shape) => shape.move(x - left, n * SIZE * (look === 'capitals' ? 1.14 : 1.36)));
        x += right - left + SIZE * 0.22;
        return moved;
      });
      // Where there is one color only, the places where two letters meet stay open.
      return printed(d, `line ${n + 1}`, letters.map((shape, i) => ({ shape, ink: inks[(i + n) % inks.length]! })), 'word').map((layer): Layer => (typeof layer.paint === 'string' ? layer : { ...layer, mono: 'gap' }));
    });
  },
});

/** Letters side by side, each so far over the one before; narrow ones less, so that they are not lost. */
function press(letters: readonly Shape[], overlap: number): Shape[] {
  let shift = 0;
  const touching = tight(letters, 0.5);
  return touching.map((shape, i) => {
    const before = touching[i - 1];
    if (before) shift += Math.min(overlap, (isNarrow(before) && isNarrow(shape) ? 0.1 : 0.24) * Math.min(before.bounds.width, shape.bounds.width));
    return shape.move(-shift, 0);
  });
}

/** A letter that is little more than a stem. */
const isNarrow = ({ bounds: { width } }: Shape): boolean => width < SIZE * 0.34;
