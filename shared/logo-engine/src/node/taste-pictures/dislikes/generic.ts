import { circle, fromSvg, rotate } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** Happy people made of arcs round a globe: bought, not drawn. */
export function generic(press: Press): Picture {
  const inks = ['#3a9ad9', '#7ac143', '#f5a623'];
  const person = (turn: number) =>
    [circle(400, 106, 25), fromSvg('M346 232C352 168 380 142 400 142C420 142 448 168 454 232C430 196 370 196 346 232Z')].map((part) =>
      rotate(part, turn, 400, 220),
    );
  return {
    ground: '#ffffff',
    paints: [
      ...inks.flatMap((ink, i) => paint(ink, ...person(i * 120))),
      ...paint('#5c6770', centredAt(press.line('work-sans-600', 'YOUR COMPANY', 76, 0), 400, 440)),
      ...paint('#98a3ab', centredAt(press.line('work-sans-600', 'SLOGAN GOES HERE', 32, 0.1), 400, 494)),
    ],
  };
}
