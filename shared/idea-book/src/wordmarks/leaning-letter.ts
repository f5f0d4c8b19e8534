import type { Layer, Lettering, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { evenLines, glyphsOf, inSmall, isRightToLeft, linesWithin, standsApart, tight, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 260;
const LONGEST = 9;

/** One letter behaves unlike the others: the last one leans on its neighbor, or one has slipped or jumped. */
export const leaningLetter = idea({
  id: 'leaning-letter',
  title: 'One letter at ease',
  says: 'All letters stand in line but one, which does as it likes.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (standsApart(full) && words.length <= 3 && lengthOf(full) >= 2 && lengthOf(full) <= 22 && words.every((word) => lengthOf(word) <= 11) ? [...full].at(-1) : undefined),
  looks: {
    lean: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative', 'hand_drawn'], traits: ['playful'], colors: 2, stem: 0.12, letterforms: ['grot', 'roundgrot', 'softserif', 'roundbold', 'fat', 'slab'] },
    slip: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing', 'gradient_modern'], colors: 2, stem: 0.12, letterforms: ['grot', 'geo', 'roundgrot', 'softserif'] },
  },
  params: { lean: { label: 'Lean', min: 8, max: 24, usual: 15 } },
  draw: (d, { words, lettering, look, params }) => {
    const rows = lengthOf(words.join(' ')) <= LONGEST ? evenLines(words, 1) : linesWithin(words, LONGEST);
    const lines = rows.map((row, i) => {
      const line = d.write(row, inSmall(unspaced(lettering)), SIZE);
      return line.move(-line.bounds.left, i * SIZE * 1.5);
    });
    const last = lines.at(-1)!;
    const glyphs = glyphsOf(last);
    const isBackwards = isRightToLeft(rows.at(-1)!);
    const letters = (isBackwards ? glyphs.toReversed() : glyphs).map(({ shape }) => shape);
    const at = look === 'slip' ? slipping(last, letters) : letters.length - 1;
    const odd = letters[at] ?? d.refuse('The last line has one letter only.');
    const gap = SIZE * 0.05;
    const moved = look === 'slip' ? odd.move(0, SIZE * 0.26 * (params['lean']! / 15)) : leaning(odd, letters[at - 1] ?? odd, params['lean']!, gap, isBackwards);
    const others = letters.filter((shape) => shape !== odd);
    return [...lines.slice(0, -1).map((line, i): Layer => d.layer(`line ${i + 1}`, line.shape, 'main', { role: 'word' })), d.layer('letters', d.union(...others), 'main', { role: 'word' }), d.layer('letter at ease', moved, 'second', { mono: 'ink' })];
  },
});

/** The letter nearest to the middle that neither rises nor descends. */
function slipping({ measures: { xHeight } }: Lettering, letters: readonly Shape[]): number {
  const middle = (letters.length - 1) / 2;
  const low = letters.map((shape, i) => ({ shape, i })).filter(({ shape: { bounds }, i }) => i > 0 && bounds.height < xHeight * 1.12 && bounds.width > xHeight * 0.5);
  return low.toSorted((one, other) => Math.abs(one.i - middle) - Math.abs(other.i - middle))[0]?.i ?? Math.ceil(middle);
}

/** A letter turned towards its neighbor, on its foot, as near as a gap. */
function leaning(letter: Shape, neighbor: Shape, angle: number, gap: number, isBackwards: boolean): Shape {
  const turned = letter.rotate(isBackwards ? angle : -angle, [letter.bounds.cx, letter.bounds.cy]);
  const standing = turned.move(0, letter.bounds.bottom > SIZE * 0.1 ? 0 : letter.bounds.bottom - turned.bounds.bottom);
  if (!isBackwards) return tight([neighbor, standing], gap)[1]!;
  const mirrored = tight([neighbor.flipX(), standing.flipX()], gap)[1]!;
  return mirrored.flipX();
}
