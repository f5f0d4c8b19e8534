import { type Path, type Point, circle, contoursOf, difference, polyline, roundedRect, stroke, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import { type LetterMark, glyph, stemOf } from './letter-mark.ts';

const STITCH = 58;
const THREAD = 20;

/** A label sewn on: the letter left out, and a seam of stitches along the edge. */
export const sewnLabel: LetterMark = {
  id: 'sewnLabel',
  title: 'Sewn label',
  tags: ['solid', 'frame', 'handmade', 'playful'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letter = glyph(pen, 'first', 520, 560);
    if (!letter) return null;
    const corner = pen.pick('corner', [40, 150, 500]);
    const edge = (inset: number) => (corner === 500 ? circle(0, 0, 500 - inset) : roundedRect(-500 + inset, -500 + inset, 1000 - 2 * inset, 1000 - 2 * inset, Math.max(12, corner - inset)));
    return { layers: [layer('a', difference(edge(0), letter, seam(edge(66))))], strokeWidth: stemOf(letter) };
  },
};

/** Stitches along the path: as many as close without a short one. */
function seam(path: Path): Path {
  const points = contoursOf(path, 8).flat();
  const length = points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);
  const count = Math.round(length / (STITCH * 1.55));
  const period = length / count;
  const stitches = new Map<number, Point[]>();
  let along = 0;
  for (const [i, point] of points.entries()) {
    const before = points[i - 1];
    along += before ? Math.hypot(point[0] - before[0], point[1] - before[1]) : 0;
    const at = Math.floor(along / period);
    if (along - at * period <= STITCH) stitches.set(at, [...(stitches.get(at) ?? []), point]);
  }
  const runs = [...stitches.values()].filter((run) => run.length > 2);
  return together(...runs.map((run) => stroke(polyline([run[0]!, run[run.length >> 1]!, run.at(-1)!]), THREAD)));
}
