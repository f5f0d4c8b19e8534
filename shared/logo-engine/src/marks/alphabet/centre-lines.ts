import { type Path, type Point, between, fromSvg } from '../../geometry/index.ts';
import { hasMark, marksOf } from './accents.ts';
import { type Line, SKELETONS, STRAIGHT_SKELETONS } from './skeletons.ts';

export type CornerStyle = 'round' | 'chamfer';

/** A chamfer takes less of the corner than an arc, or the letter turns to an octagon. */
const CHAMFER = 0.62;
const ARC = 0.5523;

/** The character without its accents, as a capital. */
export const baseOf = (char: string): string => (char === 'ß' ? 'ẞ' : char.normalize('NFD').charAt(0).toUpperCase());

/** Whether the alphabet has the letter and all of its accents. */
export const canConstruct = (char: string): boolean => Object.hasOwn(SKELETONS, baseOf(char)) && marksOf(char).every(hasMark);

/** The letter's centre lines in a cap height of 100, lengthened for strokes of this weight with straight ends. */
export function centreLines(char: string, style: CornerStyle, weight: number): Path[] {
  const base = baseOf(char);
  const lines = (style !== 'round' && STRAIGHT_SKELETONS[base]) || SKELETONS[base] || [];
  return lines.map((line) => fromSvg(dataOf(line.closed ? line : lengthened(line, weight), style)));
}

/** Free ends reach as far as the strokes of the other letters; slanted ones further, to be cut level. */
function lengthened({ corners }: Line, weight: number): Line {
  const moved = corners.map(([x, y, reach]): [number, number, number] => [x, y, reach ?? 0]);
  const extend = (end: [number, number, number], inner: [number, number, number]) => {
    if (end[1] > 0 && end[1] < 100) return;
    const [dx, dy] = [end[0] - inner[0], end[1] - inner[1]];
    const by = weight * (dx !== 0 && dy !== 0 ? 1.1 : 0.5);
    const length = Math.hypot(dx, dy);
    end[0] += (dx / length) * by;
    end[1] += (dy / length) * by;
  };
  extend(moved[0]!, moved[1]!);
  extend(moved.at(-1)!, moved.at(-2)!);
  return { corners: moved };
}

function dataOf({ corners, closed }: Line, style: CornerStyle): string {
  const count = corners.length;
  const pieces = corners.map(([x, y, wanted = 0], i) => {
    const isEnd = !closed && (i === 0 || i === count - 1);
    if (isEnd || wanted === 0) return `${x} ${y}`;
    const before = corners[(i - 1 + count) % count]!;
    const after = corners[(i + 1) % count]!;
    const share = (other: readonly [number, number, number?], isOtherEnd: boolean) =>
      Math.hypot(other[0] - x, other[1] - y) * (other[2] && !isOtherEnd ? 0.5 : 1);
    const reach = Math.min(wanted, share(before, !closed && i === 1), share(after, !closed && i === count - 2));
    return cornerOf([x, y], [before[0], before[1]], [after[0], after[1]], style === 'chamfer' ? reach * CHAMFER : reach, style);
  });
  return `M${pieces.join('L')}${closed ? 'Z' : ''}`;
}

function cornerOf(at: Point, before: Point, after: Point, reach: number, style: CornerStyle): string {
  const towards = (to: Point) => between(at, to, reach / Math.hypot(to[0] - at[0], to[1] - at[1]));
  const [from, to] = [towards(before), towards(after)];
  if (style === 'chamfer') return `${from.join(' ')}L${to.join(' ')}`;
  return `${from.join(' ')}C${between(from, at, ARC).join(' ')} ${between(to, at, ARC).join(' ')} ${to.join(' ')}`;
}
