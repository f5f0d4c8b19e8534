import type { ColorRole, Draw, Layer, LetteringStyle, Point, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { inCapitals, isRightToLeft, standsApart, unspaced } from './shared/type.ts';

/** Width of a flag, and white between two. */
const [WIDE, GAP] = [200, 16];
const LONGEST = 9;

/** The letters hang on a line, each on a flag. */
export const letterBunting = idea({
  id: 'letter-bunting',
  title: 'The name on a line of flags',
  says: 'Each letter hangs on a flag of its own, and the line sags under the whole name.',
  kind: 'wordmark',
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (standsApart(full) && /^[\p{L}\p{M}\p{N} ]+$/u.test(full) && words.length <= 2 && words.every((word) => lettersOf(word).length >= 3 && lettersOf(word).length <= LONGEST) ? [...full][0] : undefined),
  looks: {
    tails: { manner: 'cut', vibes: ['playful_rounded', 'illustrative', 'hand_drawn', 'classic_ornate'], traits: ['playful'], colors: 2, stem: 0.12, letterforms: ['cond', 'slab', 'grot', 'roundgrot'] },
    tongues: { manner: 'cut', vibes: ['organic_flowing', 'modern_flat', 'bold_abstract', 'gradient_modern'], colors: 2, stem: 0.12, letterforms: ['roundgrot', 'geo', 'grot', 'roundbold'] },
  },
  params: { sag: { label: 'Sag', min: 0.03, max: 0.14, usual: 0.08 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = inCapitals(unspaced(lettering));
    const widest = Math.max(...words.map((word) => lettersOf(word).length));
    return words.flatMap((word, row) => {
      const letters = isRightToLeft(word) ? lettersOf(word).toReversed() : lettersOf(word);
      const length = widest * (WIDE + GAP) - GAP;
      const sag = params['sag']! * length;
      const scale = length / (letters.length * (WIDE + GAP) - GAP);
      const wide = Math.min(WIDE * 1.3, WIDE * scale);
      const pitch = wide + GAP;
      const half = (letters.length * pitch - GAP) / 2;
      const lineAt = (x: number): number => sag * (1 - (x / half) ** 2);
      return letters.map((letter, i): Layer => {
        const x = -half + wide / 2 + i * pitch;
        const slope = (lineAt(x + 5) - lineAt(x - 5)) / 10;
        const angle = (Math.atan(slope) * 180) / Math.PI;
        const flag = flagOf(d, look, wide).subtract(d.reads(letter.toUpperCase(), fitted(d, letter, style, wide)));
        return d.layer(`letter ${letter}`, flag.rotate(angle).move(x, lineAt(x) + row * WIDE * 1.62), INKS[(i + row) % 2]!, { role: i + row === 0 ? 'mark' : 'word', mono: 'ink' });
      });
    });
  },
});

const INKS: readonly ColorRole[] = ['main', 'second'];

/** A flag that hangs from the origin. */
function flagOf(d: Draw, look: string, wide: number): Shape {
  const [w, h] = [wide / 2, wide * 1.34];
  if (look === 'tongues') return d.rect(-w, 0, wide, h, [0, 0, w, w]);
  const points: Point[] = [[-w, 0], [w, 0], [w, h], [0, h - wide * 0.22], [-w, h]];
  return d.polygon(points);
}

function fitted(d: Draw, letter: string, style: LetteringStyle, wide: number): Shape {
  const { shape, measures } = d.write(letter, style, wide * 0.8);
  const k = Math.min(1, (wide * 0.74) / shape.bounds.width);
  return shape.move(-shape.bounds.cx, measures.capHeight / 2).scale(k, 1).move(0, wide * 0.58);
}

const lettersOf = (word: string): string[] => word.match(/\P{M}\p{M}*/gu) ?? [];
