import type { Draw, Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { asWritten, glyphsOf, inCapitals, isSquare, linesWithin, standsApart, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 280;
const LONGEST = 10;
/** Places at which a cut is tried, and the part of a letter's width in which they lie. */
const PLACES = 24;
const [FROM, TO] = [0.26, 0.74];
/** Most ink that a cut may go through, in stems: a stem is not split along its length. */
const MOST_INK = 2.5;

/** Every letter is cut once, at the same angle, where it is thinnest. */
export const stencilCut = idea({
  id: 'stencil-cut',
  title: 'One cut, one angle',
  says: 'Each letter is cut once, and all cuts run at the same angle.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (standsApart(full) && !isSquare(full) && words.length <= 6 && lengthOf(full) >= 2 && lengthOf(full) <= 38 && words.every((word) => lengthOf(word) <= 12) ? [...full][0] : undefined),
  looks: {
    slant: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 1, stem: 0.12, letterforms: ['grot', 'cond', 'geo', 'wide', 'roundgrot'] },
    stencil: { manner: 'cut', vibes: ['elegant_serif', 'classic_ornate', 'illustrative', 'bold_abstract'], colors: 1, stem: 0.1, letterforms: ['fatface', 'softserif', 'didone'] },
    halves: { manner: 'cut', vibes: ['geometric_minimal', 'modern_flat', 'gradient_modern', 'playful_rounded'], colors: 2, stem: 0.12, letterforms: ['geo', 'grot', 'roundgrot', 'wide'] },
  },
  params: { gap: { label: 'Width of the cut', min: 8, max: 26, usual: 15 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = look === 'stencil' ? asWritten(unspaced(lettering)) : inCapitals(unspaced(lettering));
    const angle = look === 'stencil' ? 0 : 24;
    const rows = linesWithin(words, LONGEST);
    return rows.flatMap((row, i): Layer[] => {
      const line = d.write(row, style, SIZE);
      const stem = line.measures.stem;
      const pieces = glyphsOf(line).map(({ text, shape }) => cut(d, shape, angle, params['gap']!, stem, text));
      const move = (shape: Shape) => shape.move(-line.bounds.left, i * SIZE * (look === 'stencil' ? 1.5 : 1.24));
      const [left, right] = [pieces.map((piece) => piece[0]), pieces.flatMap((piece) => (piece[1] ? [piece[1]] : []))];
      if (look !== 'halves') return [d.layer(`line ${i + 1}`, move(d.union(...left, ...right)), 'main', { role: 'word' })];
      return [d.layer(`left sides ${i + 1}`, move(d.union(...left)), 'main', { role: 'word' }), ...(right.length > 0 ? [d.layer(`right sides ${i + 1}`, move(d.union(...right)), 'second', { role: 'word', mono: 'join' })] : [])];
    });
  },
});

/** What is left and right of the cut; the whole letter where it cannot be cut. */
function cut(d: Draw, shape: Shape, angle: number, gap: number, stem: number, text: string): [Shape, Shape?] {
  const { cx, cy } = shape.bounds;
  const turned = shape.rotate(-angle, [cx, cy]);
  const { left, width } = turned.bounds;
  const places = Array.from({ length: PLACES + 1 }, (_, i) => left + width * (FROM + ((TO - FROM) * i) / PLACES)).map((x) => ({ x, ink: turned.spansAtX(x).reduce((sum, [from, to]) => sum + to - from, 0) }));
  const crossing = places.filter(({ ink }) => ink > 1);
  const best = crossing.toSorted((one, other) => one.ink - other.ink + 0.05 * (Math.abs(one.x - cx) - Math.abs(other.x - cx)))[0];
  if (!best || best.ink > MOST_INK * stem) return [shape];
  const far = 3_000;
  const half = (side: number): Shape => turned.subtract(d.rect(side < 0 ? best.x - gap / 2 : best.x + gap / 2 - far, -far, far, 2 * far)).rotate(angle, [cx, cy]).withoutSlivers(gap * gap * 0.5);
  const [one, other] = [half(-1), half(1)];
  if (Math.min(one.area, other.area) < shape.area * 0.12) return [shape];
  d.reads(text, one.union(other));
  return [one, other];
}
