import type { Draw, Layer, Point, Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { lengthOf } from '../techniques/shared/names.ts';
import { asWritten, inCapitals, linesWithin, standsApart, unspaced } from './shared/type.ts';

/** Cap height. */
const SIZE = 260;
const LONGEST = 9;

/** Letters with a side: they rise from the background like a sign. */
export const blockShadow = idea({
  id: 'block-shadow',
  title: 'Letters with a side',
  says: 'The letters are as deep as a cut-out sign, and their side has a color of its own.',
  kind: 'wordmark',
  isRetired: true,
  technique: 'lettering',
  needs: [],
  fits: ({ full, words }) => (lengthOf(full) >= 2 && lengthOf(full) <= 34 && words.length <= 5 && words.every((word) => lengthOf(word) <= 11) ? [...full][0] : undefined),
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'playful_rounded', 'illustrative', 'modern_flat'], traits: ['retro'], colors: 2, stem: 0.14, letterforms: ['fat', 'slab', 'grot', 'retro', 'roundbold', 'wide'] },
    parted: { manner: 'cut', vibes: ['classic_ornate', 'brutalist_bold', 'illustrative', 'hand_drawn'], traits: ['retro'], colors: 2, stem: 0.12, letterforms: ['slab', 'cond', 'fatface', 'softserif', 'grot'] },
    drop: { manner: 'cut', vibes: ['tech_sharp', 'brutalist_bold', 'geometric_minimal', 'gradient_modern'], traits: ['retro', 'hard-to-read'], colors: 1, stem: 0.12, letterforms: ['cond', 'slab', 'grot'] },
  },
  params: { depth: { label: 'Depth', min: 0.08, max: 0.26, usual: 0.15 } },
  draw: (d, { words, lettering, look, params }) => {
    const style = look === 'parted' ? asWritten(unspaced(lettering)) : inCapitals(unspaced(lettering));
    const airy = 'font' in style ? { ...style, tracking: 0.05 } : style;
    if (look === 'drop' && !hasPlainForms(words.join(''))) d.refuse('Letters with many strokes are not read from their sides alone.');
    const depth = params['depth']! * SIZE;
    const rows = linesWithin(words, LONGEST).map((row, i) => {
      const line = d.write(row, standsApart(row) ? airy : style, SIZE).shape;
      return line.move(-line.bounds.cx, i * SIZE * (look === 'parted' ? 1.66 : 1.5));
    });
    return rows.flatMap((line, i): Layer[] => {
      const side = swept(d, line, [depth, depth]);
      if (look === 'drop') return [d.layer(`sides ${i + 1}`, side.subtract(line).withoutSlivers(40), 'main', { role: 'word' })];
      const gap = look === 'parted' ? SIZE * 0.028 : 0;
      const shadow = gap > 0 ? swept(d, line.move(depth * 0.16, depth * 0.16), [depth, depth]).subtract(line.grow(gap, 'miter')).withoutSlivers(60) : side;
      return [d.layer(`sides ${i + 1}`, shadow, 'second', { role: 'word', mono: gap > 0 ? 'ink' : 'none' }), d.layer(`line ${i + 1}`, line, 'main', { role: 'word', mono: 'ink' })];
    });
  },
});

/** Scripts of few strokes: read even where only their sides are printed. */
const hasPlainForms = (text: string): boolean => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{N}\p{P}\p{S}\p{M}]+$/u.test(text);

/** What a shape covers while it moves along a vector: all walls in one path, wound the same way. */
function swept(d: Draw, shape: Shape, [dx, dy]: Point): Shape {
  const walls = shape.contours(16).map(withoutMiddles).flatMap((contour) =>
    contour.slice(1).flatMap(([bx, by], i) => {
      const [ax, ay] = contour[i]!;
      const turn = (bx - ax) * dy - (by - ay) * dx;
      if (Math.abs(turn) < 0.5) return [];
      const corners = [`${ax} ${ay}`, `${bx} ${by}`, `${bx + dx} ${by + dy}`, `${ax + dx} ${ay + dy}`];
      return [`M${(turn > 0 ? corners : corners.toReversed()).join('L')}Z`];
    }),
  );
  return d.union(shape, shape.move(dx, dy), d.path(walls.join(''))).withoutSlivers(30);
}

/** Points of a contour without those in the middle of straight stretches. */
const withoutMiddles = (points: readonly Point[]): Point[] =>
  points.filter(([x, y], i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!before || !after) return true;
    return Math.abs((x - before[0]) * (after[1] - y) - (y - before[1]) * (after[0] - x)) > 0.4;
  });
