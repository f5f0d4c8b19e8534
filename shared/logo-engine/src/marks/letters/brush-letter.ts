import { type Point, between } from '../../geometry/index.ts';
import { baseOf } from '../alphabet/centre-lines.ts';
import { type Line, SKELETONS, STRAIGHT_SKELETONS } from '../alphabet/skeletons.ts';
import { type BrushStroke, brushed } from '../motifs/brush.ts';
import { layer } from '../pen.ts';
import { type LetterMark, BARE } from './letter-mark.ts';


/** The initial written with a loaded brush: heavy where it lands, dry where it lifts. */
export const brushLetter: LetterMark = {
  id: 'brushLetter',
  title: 'Brush initial',
  tags: ['solid', 'organic', 'brush'],
  initials: 1,
  from: 'construction',
  avoid: BARE,
  draw(pen) {
    const base = baseOf(pen.initials.first);
    const lines = STRAIGHT_SKELETONS[base] ?? SKELETONS[base] ?? [];
    const slip = pen.chance.fork('slip');
    const strokes = lines.map((line): BrushStroke => ({ points: pathOf(line, () => slip.range(-9, 9)), width: [168, 206, 120] }));
    return { layers: [layer('a', brushed(strokes))], strokeWidth: 180 };
  },
};

/** The centre line at ten times its size, with points near its corners so that the brush turns there and not before. */
function pathOf({ corners, closed }: Line, slip: () => number): Point[] {
  const points = corners.map(([x, y]): Point => [x * 10 + slip(), y * 10 + slip()]);
  const round = closed ? [...points, points[0]!] : points;
  return round.flatMap((point, i) => {
    const next = round[i + 1];
    return next ? [point, between(point, next, 0.22), between(point, next, 0.78)] : [point];
  });
}
