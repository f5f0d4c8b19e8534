import { type Path, circle, difference, polygon, rect, stroke, union } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** A frame with corners cut in by quarter circles. */
const ticket = (x: number, y: number, width: number, height: number, bite: number): Path =>
  difference(
    rect(x, y, width, height),
    ...[[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([cx, cy]) => circle(cx!, cy!, bite)),
  );

const rule = (x: number, y: number, width: number) =>
  union(rect(x, y - 1.2, width, 2.4), polygon([[x + width / 2 - 9, y], [x + width / 2, y - 9], [x + width / 2 + 9, y], [x + width / 2, y + 9]]));

/** Frame, laurel, rules, the year: everything that an old house puts over its door. */
export function classicOrnate(press: Press): Picture {
  const [ink, gold] = ['#5b1a24', '#a8813f'];
  return {
    ground: '#f4ead7',
    paints: [
      ...paint(ink, stroke(ticket(72, 62, 656, 476, 34), 5, { join: 'miter' })),
      ...paint(gold, stroke(ticket(86, 76, 628, 448, 34), 2, { join: 'miter' })),
      ...press.mark(
        { kind: 'letter', generator: 'laurelLetter', font: 'playfair-display-800' },
        { x: 400, y: 198, size: 180, inks: { a: ink, b: gold } },
        { initials: { first: 'A', second: 'S' } },
      ),
      ...paint(ink, centredAt(press.line('cormorant-sc-500', 'Ashdown & Sons', 75, 0.02), 400, 388)),
      ...paint(gold, rule(170, 426, 460)),
      ...paint(ink, centredAt(press.line('cormorant-sc-500', 'Fine Stationers since 1884', 33, 0.06), 400, 472)),
    ],
  };
}
