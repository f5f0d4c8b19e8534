import { circle, rect, rotate } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, startingAt } from '../press.ts';

/** Everything in one corner, and one small word left behind. */
export function unbalanced(press: Press): Picture {
  const [ink, red] = ['#1c1c1c', '#d8432f'];
  return {
    ground: '#f2efe9',
    paints: [
      ...paint(red, circle(606, 214, 176)),
      ...paint(ink, rotate(rect(420, 300, 330, 118), -9, 585, 360)),
      ...paint(ink, startingAt(press.line('jost-300', 'level', 40, 0.02), 66, 520)),
      ...paint(ink, rotate(startingAt(press.line('archivo-black-400', 'HEAD', 128), 398, 152), 4, 560, 110)),
      ...paint('#f2efe9', rotate(startingAt(press.line('archivo-black-400', '& SON', 76), 462, 386), -9, 585, 360)),
    ],
  };
}
