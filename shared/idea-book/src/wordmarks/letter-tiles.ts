import type { ColorRole, Draw, Layer, LetteringStyle, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { inCapitals, isRightToLeft, standsApart, unspaced } from './shared/type.ts';

/** Side of a tile. */
const SIDE = 300;
/** Letters of a row. */
const [SHORTEST, LONGEST] = [2, 6];

/** Every letter has a tile of its own form and color. */
export const letterTiles = idea({
  id: 'letter-tiles',
  title: 'A form for every letter',
  says: 'Each letter is cut from a plain form of its own: a square, a disc, a leaf, an arch.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (standsApart(full) && rowsOf(words) ? [...full][0] : undefined),
  looks: {
    forms: { manner: 'cut', vibes: ['playful_rounded', 'bold_abstract', 'geometric_minimal', 'illustrative'], traits: ['playful'], colors: 4, stem: 0.12, letterforms: ['geo', 'grot', 'roundgrot', 'wide', 'roundbold'] },
    one: { manner: 'cut', vibes: ['modern_flat', 'brutalist_bold', 'geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.12, letterforms: ['grot', 'geo', 'slab', 'cond', 'wide'] },
  },
  params: { gap: { label: 'Gap', min: 0, max: 40, usual: 12 } },
  draw: (d, { words, lettering, look, params }) => {
    const rows = rowsOf(words) ?? d.refuse('The name has no rows of two to six letters.');
    const gap = params['gap']!;
    const style = inCapitals(unspaced(lettering));
    const widest = Math.max(...rows.map((row) => lettersOf(row).length));
    return rows.flatMap((row, y) => {
      const letters = isRightToLeft(row) ? lettersOf(row).toReversed() : lettersOf(row);
      const side = (SIDE * widest + gap * (widest - 1) - gap * (letters.length - 1)) / letters.length;
      const size = Math.min(side, SIDE * 1.5);
      return letters.map((letter, x): Layer => {
        const turn = x + y * 2;
        const form = formOf(d, turn, size);
        const cut = form.subtract(d.reads(letter.toUpperCase(), fitted(d, letter, style, size)));
        return d.layer(`letter ${letter}`, cut.move(x * (size + gap), y * (SIDE + gap)), look === 'forms' ? INKS[turn % INKS.length]! : 'main', { role: x + y === 0 ? 'mark' : 'word', mono: 'join' });
      });
    });
  },
});

const INKS: readonly ColorRole[] = ['main', 'second', 'third', 'fourth'];

/** A square, a disc, a leaf, an arch, by turns. */
function formOf(d: Draw, turn: number, side: number): Shape {
  const r = side / 2;
  const corners = ([[0, 0, 0, 0], [r, r, r, r], [r, 0, r, 0], [r, r, 0, 0], [0, r, 0, r]] as const)[turn % 5]!;
  return d.rect(0, 0, side, side, corners);
}

/** The letter in the middle of its form. */
function fitted(d: Draw, letter: string, style: LetteringStyle, side: number): Shape {
  const { shape, measures } = d.write(letter, style, side * 0.62);
  const k = Math.min(1, (side * 0.7) / shape.bounds.width, (side * 0.72) / shape.bounds.height);
  return shape.move(-shape.bounds.cx, measures.capHeight / 2).scale(k).move(side / 2, side / 2);
}

/** Letters with their marks. */
const lettersOf = (word: string): string[] => word.match(/\P{M}\p{M}*/gu) ?? [];

/** One row of two to six letters, two of equal length, or a word that breaks into two. */
function rowsOf(words: readonly string[]): string[] | undefined {
  if (words.some((word) => /[^\p{L}\p{M}\p{N}]/u.test(word))) return undefined;
  const lengths = words.map((word) => lettersOf(word).length);
  if (words.length === 1) {
    const letters = lettersOf(words[0]!);
    if (letters.length < SHORTEST || letters.length > LONGEST) return undefined;
    return letters.length === 4 ? [letters.slice(0, 2).join(''), letters.slice(2).join('')] : [words[0]!];
  }
  return words.length === 2 && lengths[0] === lengths[1] && lengths[0]! <= 6 && lengths[0]! > 1 ? [...words] : undefined;
}
