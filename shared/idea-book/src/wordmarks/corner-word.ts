import type { Draw, Layer, LetteringStyle } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { enveloped } from './shared/envelope.ts';
import { glyphsOf, evenLines, inCapitals, standsApart, tight, unspaced } from './shared/type.ts';

/** Width of the name, and white at the corner. */
const WIDTH = 1_000;
const GAP = 16;
const SIZE = 240;
/** Height at the corner as a share of the width. */
const [LOWEST, HIGHEST] = [0.26, 0.5];

/** The name runs around the corner of a house. */
export const cornerWord = idea({
  id: 'corner-word',
  title: 'The name around a corner',
  says: 'The name turns a corner: its two sides are seen in perspective.',
  kind: 'wordmark',
  technique: 'lettering',
  isRetired: true,
  needs: [],
  fits: ({ full, words }) => (standsApart(full) && /^[\p{L}\p{M} ]+$/u.test(full) && halvesOf(words) ? [...full][0] : undefined),
  looks: {
    corner: { manner: 'solid', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat', 'gradient_modern', 'tech_sharp'], colors: 2, stem: 0.12, letterforms: ['cond', 'grot', 'slab', 'wide'] },
    book: { manner: 'solid', vibes: ['illustrative', 'geometric_minimal', 'hand_drawn', 'playful_rounded', 'classic_ornate'], colors: 2, stem: 0.12, letterforms: ['cond', 'slab', 'grot', 'roundgrot'] },
  },
  params: { depth: { label: 'Depth', min: 0.2, max: 0.55, usual: 0.46 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = inCapitals(unspaced(lettering));
    const halves = halvesOf(words) ?? d.refuse('The name has no two halves.');
    const sides = halves.map((half) => sideOf(d, half, style));
    const widths = sides.map((side) => side.width);
    const k = WIDTH / (widths[0]! + widths[1]! + GAP);
    const height = Math.max(LOWEST * WIDTH, Math.min(HIGHEST * WIDTH, SIZE * k * 1.6));
    const far = height * (1 - params['depth']!);
    let x = 0;
    return sides.map((side, i): Layer => {
      const grown = { shape: side.shape.scale(k), height: SIZE * k, width: side.width * k };
      const isGrowing = (i === 0) === (look === 'corner');
      const at = (t: number): number => (isGrowing ? far + (height - far) * t : height - (height - far) * t) / 2;
      // Lines of one wall meet far behind it.
      const shape = enveloped(grown, (t) => -at(t), (t) => at(t)).move(x, 0);
      x += grown.width + GAP;
      return d.layer(i === 0 ? 'left side' : 'right side', shape, i === 0 ? 'main' : 'second', { role: 'word', mono: 'ink' });
    });
  },
});

function sideOf(d: Draw, text: string, style: LetteringStyle): { shape: Layer['shape']; width: number } {
  const line = d.write(text, style, SIZE);
  const shape = text.includes(' ') ? line.shape : d.union(...tight(glyphsOf(line).map((glyph) => glyph.shape), SIZE * 0.085, SIZE * 0.14));
  return { shape: shape.move(-shape.bounds.left, 0), width: shape.bounds.width };
}

/** Two words, or as many that make two even sides. */
function halvesOf(words: readonly string[]): [string, string] | undefined {
  if (words.length < 2 || words.length > 3) return undefined;
  const [left, right] = evenLines(words, 2) as [string, string];
  const [a, b] = [lengthOf(left), lengthOf(right)];
  return Math.min(a, b) >= 3 && Math.max(a, b) <= 9 && Math.max(a, b) / Math.min(a, b) <= 2 ? [left, right] : undefined;
}
