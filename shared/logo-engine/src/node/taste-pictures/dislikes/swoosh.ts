import { difference, ellipse, fromSvg, grow, rotate, translate, union } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** A boomerang through the name, for no reason. */
export function swoosh(press: Press): Picture {
  const [blue, red] = ['#12408f', '#e02b20'];
  const name = union(centredAt(press.line('exo-2-700', 'TransGlobal', 116), 400, 350));
  const orbit = rotate(difference(ellipse(400, 310, 372, 120), translate(ellipse(400, 310, 352, 98), 16, -10)), -14, 400, 310);
  const tail = fromSvg('M66 438C250 330 500 226 772 150C590 236 400 322 196 476C216 432 176 420 66 438Z');
  return {
    ground: '#ffffff',
    paints: [
      ...paint('#9db4d8', orbit),
      ...paint(blue, name),
      ...paint('#ffffff', grow(tail, 5)),
      ...paint(red, tail),
      ...paint(blue, centredAt(press.line('exo-2-700', 'SOLUTIONS', 42, 0.3), 520, 470)),
    ],
  };
}
