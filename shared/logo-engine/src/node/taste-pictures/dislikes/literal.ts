import {
  circle,
  difference,
  ellipse,
  fromSvg,
  intersect,
  lens,
  rect,
  rotate,
  roundedRect,
  stroke,
  translate,
  union,
} from '../../../geometry/index.ts';
import { motifById } from '../../../marks/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt, stretchedTo } from '../press.ts';

/** A dentist whose tooth has a face, arms and a brush, and toothpaste for a name. */
export function literal(press: Press): Picture {
  const [teal, dark] = ['#1aa6b7', '#0f5d73'];
  const tooth = translate(stretchedTo(motifById('tooth')!.draw(), 230, 0, 0), 400, 372);
  const eye = (x: number) => ellipse(x, 196, 13, 19);
  const smile = difference(circle(400, 236, 52), rect(300, 160, 200, 84));
  const arm = stroke(fromSvg('M508 240C570 250 596 226 604 190'), 20);
  const otherArm = stroke(fromSvg('M292 240C240 256 214 286 210 316'), 20);
  const handle = roundedRect(566, 80, 24, 236, 12);
  const bristles = union(...[0, 16, 32, 48].map((y) => roundedRect(590, 88 + y, 40, 12, 4)));
  return {
    ground: '#e5f7fa',
    paints: [
      ...paint(dark, arm, otherArm),
      ...paint('#ffffff', tooth),
      ...paint(dark, stroke(tooth, 12)),
      ...paint(dark, eye(368), eye(432), smile),
      ...paint('#ff7c8a', circle(332, 240, 15), circle(468, 240, 15)),
      ...paint('#ff5f6d', intersect(smile, circle(400, 292, 34))),
      ...paint(teal, rotate(union(handle, bristles), 14, 580, 200)),
      ...paint('#ffd447', ...[[196, 130, 26], [236, 84, 16], [640, 366, 20]].map(([x, y, r]) => sparkle(x!, y!, r!))),
      ...paint(teal, centredAt(press.line('baloo-2-700', 'Mr Tooth Dentist', 82), 400, 476)),
      ...paint(dark, centredAt(press.line('baloo-2-700', 'we clean teeth', 40), 400, 538)),
    ],
  };
}

const sparkle = (x: number, y: number, radius: number) =>
  union(lens([x, y - radius], [x, y + radius], 0.16), lens([x - radius, y], [x + radius, y], 0.16));
