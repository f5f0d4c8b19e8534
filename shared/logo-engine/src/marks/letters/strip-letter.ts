import { type Path, type Point, SHARP, difference, polyline, stroke, times, union } from '../../geometry/index.ts';
import { baseOf } from '../alphabet/centre-lines.ts';
import { type Line, SKELETONS } from '../alphabet/skeletons.ts';
import { layer } from '../pen.ts';
import type { LetterMark } from './letter-mark.ts';

/** Letters of level and upright lengths only, that stay themselves with square corners. */
const FOLDABLE = 'EFHLTSUPG5ЕНТПРЦШЩЧГ';

/** A strip of paper folded into the letter: every second length lies on top, in the other tone. */
export const stripLetter: LetterMark = {
  id: 'stripLetter',
  title: 'Paper strip',
  tags: ['angular', 'solid', 'tech', 'playful'],
  initials: 1,
  from: 'construction',
  avoid: '',
  draw(pen) {
    const base = baseOf(pen.initials.first);
    if (!FOLDABLE.includes(base)) return null;
    const width = pen.range('width', 190, 260);
    const lengths = (SKELETONS[base] ?? []).flatMap((line) => lengthsOf(line, width));
    const top = union(...lengths.filter((_, i) => i % 2 === 1));
    const below = union(...lengths.filter((_, i) => i % 2 === 0));
    return { layers: [layer('a', difference(below, top)), layer('b', top)], strokeWidth: width };
  },
};

function lengthsOf({ corners, closed }: Line, width: number): Path[] {
  const points = corners.map(([x, y]): Point => [x * 10, y * 10]);
  const count = closed ? points.length : points.length - 1;
  return times(count, (i) => stroke(polyline([points[i]!, points[(i + 1) % points.length]!]), width, { ...SHARP, cap: 'square' }));
}
