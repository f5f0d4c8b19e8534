import { circle, rect } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** Circle, square, one accent; light letters with air. */
export function geometricMinimal(press: Press): Picture {
  const ink = '#161616';
  return {
    ground: '#f3f1ec',
    paints: [
      ...paint(ink, rect(310, 150, 88, 176), circle(446, 194, 44)),
      ...paint('#e4482c', circle(446, 282, 44)),
      ...paint(ink, centredAt(press.line('jost-300', 'HALDEN', 54, 0.42), 400, 440)),
    ],
  };
}
