import { circle, rect } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** Two bars and a disc are an H; light letters with air. */
export function geometricMinimal(press: Press): Picture {
  const ink = '#161616';
  return {
    ground: '#f3f1ec',
    paints: [
      ...paint(ink, rect(292, 120, 64, 212), rect(444, 120, 64, 212)),
      ...paint('#e4482c', circle(400, 226, 44)),
      ...paint(ink, centredAt(press.line('jost-300', 'HALDEN', 54, 0.42), 400, 452)),
    ],
  };
}
