import { ellipse, skewX, sweep } from '../../../geometry/index.ts';
import { type Gradient, type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** Bevels, teal and maroon, a web address: 1997 called. */
export function dated(press: Press): Picture {
  const bevel: Gradient = { from: [0, 150], to: [0, 420], stops: [[0, '#7fd0c8'], [0.48, '#138a84'], [0.52, '#0b6f6a'], [1, '#0a4f4c']] };
  const gold: Gradient = { from: [0, 220], to: [0, 360], stops: [[0, '#fff6c2'], [0.5, '#e3b13c'], [1, '#8a5a0a']] };
  const name = skewX(press.line('playfair-display-800', 'CyberTek 2000', 88), -12);
  const placed = centredAt(name, 400, 318);
  return {
    ground: '#c9c9c9',
    paints: [
      ...paint('#7d7d7d', ellipse(412, 304, 352, 172)),
      ...paint('#6b1f3f', ellipse(400, 290, 352, 172)),
      ...paint(bevel, ellipse(400, 290, 334, 156)),
      ...paint('#0a3f3d', sweep(placed, 7, 7)),
      ...paint(gold, placed),
      ...paint('#ffffff', centredAt(skewX(press.line('playfair-display-600', 'Computers - Fax - Internet', 31), -12), 400, 380)),
      ...paint('#33338f', centredAt(press.line('space-mono-700', 'www.cybertek2000.example', 31), 400, 528)),
    ],
  };
}
