import {
  circle,
  difference,
  ellipse,
  fromSvg,
  intersect,
  lens,
  polygon,
  polyline,
  rect,
  rotate,
  roundedRect,
  skewX,
  stroke,
  sweep,
  translate,
  union,
} from '../../../geometry/index.ts';
import { motifById } from '../../../marks/index.ts';
import { type Gradient, type Picture, paint } from '../picture.ts';
import { type Press, centredAt, stretchedTo } from '../press.ts';

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

/** Crossed arrows, four letters, a year, and a hexagon for luck. */
export function trendy(press: Press): Picture {
  const ink = '#3b3a36';
  const arrow = union(
    rect(150, 296, 500, 8),
    polygon([[690, 300], [640, 276], [640, 324]]),
    ...[0, 22, 44].flatMap((x) => [-1, 1].map((side) => stroke(polyline([[150 + x, 300], [128 + x, 300 + side * 26]]), 7))),
  );
  const across = [32, -32].map((turn) => rotate(translate(arrow, -10, 0), turn, 400, 300));
  const hexagon = stroke(polygon([[400, 40], [625, 170], [625, 430], [400, 560], [175, 430], [175, 170]]), 5, { join: 'miter' });
  const set = (text: string, x: number, y: number, size = 62) => paint(ink, centredAt(press.line('josefin-sans-600', text, size, 0.1), x, y));
  return {
    ground: '#f0ebe1',
    paints: [
      ...paint('#c7bba6', hexagon),
      ...paint(ink, ...across),
      ...set('BRO', 400, 184),
      ...set('& CO', 400, 462, 54),
      ...set('EST', 250, 318, 40),
      ...set('2016', 552, 318, 40),
      ...set('since last May', 400, 506, 19),
    ],
  };
}

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

