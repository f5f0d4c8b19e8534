import { polygon, polyline, rect, rotate, stroke, translate, union } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

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
