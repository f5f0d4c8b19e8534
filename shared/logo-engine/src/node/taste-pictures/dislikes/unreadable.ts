import { fromSvg, rotate, translate } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, stretchedTo } from '../press.ts';

/** Hairline script, letters run into one another, flourishes over all. */
export function unreadable(press: Press): Picture {
  const ink = '#4a2545';
  const script = press.line('sacramento-400', 'Wyllffrid & Quynne', 132, -0.075);
  const flourish = (x: number, turn: number) =>
    rotate(fromSvg('M0 0C120 -120 240 60 120 90C40 110 40 20 140 10C300 -10 360 120 240 150C340 110 290 4 150 16C60 26 60 96 118 80C220 52 110 -104 0 0Z'), turn, x, 300);
  return {
    ground: '#f8eef4',
    paints: [
      ...paint(ink, stretchedTo(rotate(script, -5), 640, 400, 400)),
      ...paint(ink, translate(flourish(0, 0), 210, 200), translate(rotate(flourish(0, 0), 180), 600, 410)),
      ...paint(ink, stretchedTo(press.line('sacramento-400', 'HAIRDRESSING ATELIER', 54, -0.09), 470, 400, 506)),
    ],
  };
}
