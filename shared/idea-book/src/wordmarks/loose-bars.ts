import type { Draw, Layer, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { glyphsOf, inCapitals, linesWithin, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 280;
const LONGEST = 10;
const BARRED = 'AHEFАНЕΑΗΕΘЭЄ';

/** The crossbars have come loose from their letters and have a color of their own. */
export const looseBars = idea({
  id: 'loose-bars',
  title: 'Bars that float',
  says: 'The crossbars of the letters float free of them, in a color of their own.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (words.length <= 3 && lengthOf(full) >= 3 && lengthOf(full) <= 22 && [...full.toUpperCase()].filter((letter) => BARRED.includes(letter)).length >= 2 ? [...full.toUpperCase()].find((letter) => BARRED.includes(letter)) : undefined),
  looks: {
    grot: { manner: 'cut', vibes: ['geometric_minimal', 'modern_flat', 'tech_sharp', 'bold_abstract'], colors: 2, stem: 0.1, letterforms: ['geo', 'grot', 'wide', 'tech'] },
    condensed: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'gradient_modern', 'tech_sharp'], colors: 2, stem: 0.12, letterforms: ['cond', 'grot', 'wide', 'roundgrot'] },
    light: { manner: 'line', vibes: ['elegant_serif', 'geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.05, letterforms: ['geo', 'flare', 'deco', 'roman'] },
  },
  params: { gap: { label: 'Gap', min: 0.15, max: 0.6, usual: 0.34 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = look === 'light' ? inCapitals(lettering) : inCapitals(unspaced(lettering));
    let count = 0;
    const layers = linesWithin(words, LONGEST).flatMap((row, i): Layer[] => {
      const line = d.write(row, style, SIZE);
      const gap = Math.max(params['gap']! * line.measures.stem, SIZE * 0.02);
      const parted = glyphsOf(line).map(({ text, shape }) => (BARRED.includes(text) ? (loosened(d, shape, gap) ?? { rest: shape }) : { rest: shape })) as { rest: Shape; bar?: Shape }[];
      const bars = parted.flatMap(({ bar }) => (bar ? [bar] : []));
      count += bars.length;
      const move = (shape: Shape) => shape.move(-line.bounds.left, i * SIZE * 1.24);
      return [d.layer(`line ${i + 1}`, move(d.union(...parted.map(({ rest }) => rest))), 'main', { role: 'word' }), ...(bars.length > 0 ? [d.layer(`bars ${i + 1}`, move(d.union(...bars)), 'second', { mono: 'ink' })] : [])];
    });
    return count > 1 ? layers : d.refuse('Too few letters have a bar that can come loose in this typeface.');
  },
});

/** A letter without its middle bar, and the bar with a gap around it. */
function loosened(d: Draw, shape: Shape, gap: number): { rest: Shape; bar: Shape } | undefined {
  const { left, right, top, bottom, width, height } = shape.bounds;
  // The bar is what a line through the middle of the letter, or right of it, meets in the middle third.
  const bar = [0.5, 0.62].flatMap((share) => shape.spansAtX(left + width * share)).find(([from, to]) => from > top + height * 0.2 && to < bottom - height * 0.12 && to - from < height * 0.3);
  if (!bar) return undefined;
  const [from, to] = bar;
  const row = (y: number) => shape.spansAtY(y);
  const [above, below] = [row(from - 2), row(to + 2)];
  if (above.length === 0 || below.length === 0 || above.length > 2 || below.length > 2) return undefined;
  const inner = (spans: readonly [number, number][]): [number, number] => [spans[0]![1], spans.length === 2 ? spans[1]![0] : right + 1];
  const [a, b] = [inner(above), inner(below)];
  if (a[1] - a[0] < width * 0.06 || b[1] - b[0] < width * 0.2) return undefined;
  const opening = d.polygon([[a[0], from - 1], [a[1], from - 1], [b[1], to + 1], [b[0], to + 1]]);
  const rest = shape.subtract(opening).withoutSlivers();
  const loose = shape.intersect(opening).subtract(rest.grow(gap, 'miter')).withoutSlivers(gap * gap);
  return loose.isEmpty || rest.pieces().length > 2 ? undefined : { rest, bar: loose };
}
