import {
  type Point,
  circle,
  difference,
  ellipse,
  polygon,
  polyline,
  rect,
  rotate,
  scale,
  spline,
  stroke,
} from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, startingAt } from '../press.ts';

/** Wobbling lines that miss each other; letters that do not share a baseline. */
export function poorlyDrawn(press: Press): Picture {
  const ink = '#33414e';
  const wobble: Point[] = [[300, 120], [420, 96], [520, 170], [498, 300], [404, 330], [288, 316], [250, 214], [268, 150]];
  const loop = stroke(spline(wobble), 13);
  const wing = stroke(polyline([[318, 236], [356, 190], [388, 244], [430, 196], [470, 262]]), 9, { join: 'bevel', cap: 'butt' });
  const beak = polygon([[508, 196], [596, 226], [500, 262], [530, 228]]);
  const legs = stroke(polyline([[352, 322], [330, 388], [306, 384]]), 7);
  const otherLeg = stroke(polyline([[430, 318], [446, 396], [482, 398]]), 15);
  const letters = [...'EAGEL'].map((char, i) => {
    const path = scale(press.line('work-sans-600', char, 96), [1, 1.16, 0.92, 1.05, 1.2][i]!, 1);
    return rotate(startingAt(path, 218 + [0, 72, 152, 226, 288][i]!, 496 + [0, 9, -6, 12, -3][i]!), [-3, 2, -2, 5, -1][i]!, 400, 480);
  });
  return {
    ground: '#f4f4f1',
    paints: [
      ...paint('#c58a3a', beak),
      ...paint(ink, loop, wing, legs, otherLeg, ellipse(424, 168, 12, 17), ...letters),
      ...paint('#c58a3a', difference(circle(452, 172, 15), rect(440, 150, 12, 40))),
    ],
  };
}
