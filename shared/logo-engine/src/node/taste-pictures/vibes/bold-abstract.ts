import { circle, quarter } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, startingAt } from '../press.ts';

/** Huge plain shapes in full colour; the mark is the poster. */
export function boldAbstract(press: Press): Picture {
  const [black, cream, blue] = ['#141414', '#ffeed6', '#2747ff'];
  return {
    ground: '#ff5a30',
    paints: [
      ...paint(black, quarter(72, 72, 164, 'bottom-right'), quarter(236, 236, 164, 'top-left'), quarter(564, 72, 164, 'top-right'), circle(482, 318, 82)),
      ...paint(cream, quarter(236, 72, 164, 'bottom-left'), quarter(72, 236, 164, 'top-right'), quarter(400, 72, 164, 'bottom-right'), quarter(564, 236, 164, 'bottom-left')),
      ...paint(blue, circle(318, 154, 40), quarter(564, 72, 82, 'top-left')),
      ...paint(black, startingAt(press.line('syne-800', 'KOLT', 112, -0.02), 72, 522)),
      ...paint(cream, startingAt(press.line('syne-700', 'culture', 30, 0.01), 578, 482), startingAt(press.line('syne-700', 'house', 30, 0.01), 578, 520)),
    ],
  };
}
