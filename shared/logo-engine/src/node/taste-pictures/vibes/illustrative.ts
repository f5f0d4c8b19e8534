import {
  circle,
  difference,
  ellipse,
  intersect,
  polygon,
  roundedRect,
  scale,
  splineArea,
  translate,
  union,
} from '../../../geometry/index.ts';
import { motifById } from '../../../marks/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';

/** A small landscape with a story, in five flat colours. */
export function illustrative(press: Press): Picture {
  const disc = circle(400, 236, 172);
  const inDisc = (path: ReturnType<typeof circle>) => intersect(disc, path);
  const hills = splineArea([[200, 300], [290, 268], [380, 300], [480, 262], [610, 306]], [[610, 420], [200, 420]]);
  const meadow = splineArea([[200, 352], [320, 326], [440, 352], [600, 322]], [[600, 430], [200, 430]]);
  const pineAt = (x: number, y: number, size: number) => translate(scale(motifById('pine')!.draw(), size / 1000), x, y);
  const peak = polygon([[250, 330], [356, 150], [462, 330]]);
  const snow = polygon([[356, 150], [388, 204], [372, 216], [354, 198], [338, 218], [322, 207]]);
  return {
    ground: '#f7ead2',
    paints: [
      ...paint('#f2b366', disc),
      ...paint('#f7dc9d', inDisc(circle(470, 176, 58))),
      ...paint('#4a6478', inDisc(peak), inDisc(polygon([[380, 340], [478, 208], [590, 340]]))),
      ...paint('#f7ead2', inDisc(snow)),
      ...paint('#5f8a6a', inDisc(hills)),
      ...paint('#26463f', inDisc(union(pineAt(296, 292, 96), pineAt(336, 312, 74), pineAt(508, 286, 108), pineAt(468, 312, 72)))),
      ...paint('#35614d', inDisc(meadow)),
      ...paint('#d9622b', translate(scale(foxSitting(), 1.24), 400, 330)),
      ...paint('#26463f', difference(circle(400, 236, 184), circle(400, 236, 175))),
      ...paint('#26463f', centredAt(press.line('fraunces-900', 'Foxglove Lodge', 80), 400, 502)),
      ...paint('#b5502a', centredAt(press.line('bitter-800', 'CABINS IN THE PINES', 22, 0.2), 400, 562)),
    ],
  };
}

/** A fox from behind, tail curled round: seen small. */
const foxSitting = () =>
  union(
    polygon([[-26, -74], [-14, -44], [14, -44], [26, -74], [24, -26], [0, -2], [-24, -26]]),
    ellipse(0, 18, 30, 38),
    splineArea([[10, 50], [50, 48], [72, 14], [62, -26], [44, -4], [30, 24]], [[10, 50]]),
    roundedRect(-28, 40, 56, 16, 8),
  );
