import { type Path, boundsOf, circle, difference, ellipse, fromSvg, intersect, lens, polygon, rotate, roundedRect, scale, splineArea, translate, union } from '../../../geometry/index.ts';
import { brushed, motifById } from '../../../marks/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt, startingAt } from '../press.ts';

/** From the root at 0, 0: up and outwards in one swing. */
const LEAF = fromSvg('M6 -14C-8 -110 60 -150 70 -246C154 -180 150 -60 6 -14Z');
const LOW_LEAF = fromSvg('M14 -6C60 -60 130 -30 206 -96C206 0 110 46 14 -6Z');
const BUD = lens([0, -8], [0, -196], 0.15);

/** Leaves that unfold from one root; curved, flared letters. */
export function organicFlowing(press: Press): Picture {
  const [deep, leaf] = ['#23402f', '#7d9b5c'];
  return {
    ground: '#eef0e0',
    paints: [
      ...[-1, 1].flatMap((side) => {
        const placed = (path: Path) => translate(scale(path, side, 1), 400, 300);
        return [...paint(side < 0 ? leaf : '#a9bf7c', placed(LEAF)), ...paint(side < 0 ? '#4f7a4e' : leaf, placed(LOW_LEAF))];
      }),
      ...paint(deep, translate(BUD, 400, 300)),
      ...paint(deep, centredAt(press.line('fraunces-600', 'Willowmere', 104, -0.01), 400, 424)),
      ...paint(leaf, centredAt(press.line('philosopher-700', 'botanical skincare', 32, 0.04), 400, 482)),
    ],
  };
}

/** Letters that bounce, each in its own colour, and a friend above them. */
export function playfulRounded(press: Press): Picture {
  const letters = [['b', '#ff5f5d', -7], ['u', '#2b59c3', 5], ['b', '#12a594', -4], ['o', '#e8447e', 6]] as const;
  let x = 0;
  const placed = letters.map(([char, ink, turn]) => {
    const path = press.line('baloo-2-700', char, 250);
    const start = x;
    x += boundsOf(path).width + 14;
    return { path, ink, turn, start };
  });
  const shift = 400 - (x - 14) / 2;
  return {
    ground: '#ffd84d',
    paints: [
      ...placed.flatMap(({ path, ink, turn, start }) => paint(ink, rotate(startingAt(path, shift + start, 438), turn, shift + start + 60, 380))),
      ...press.mark({ kind: 'motif', generator: 'owl' }, { x: 400, y: 150, size: 150, inks: { a: '#2b2350' } }),
      ...paint('#2b2350', centredAt(press.line('baloo-2-700', 'toys & picture books', 38, 0.01), 400, 524)),
    ],
  };
}

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
      ...paint('#d9622b', translate(scale(foxSitting(), 0.92), 400, 350)),
      ...paint('#26463f', difference(circle(400, 236, 184), circle(400, 236, 175))),
      ...paint('#26463f', centredAt(press.line('fraunces-900', 'Foxglove Lodge', 78), 400, 500)),
      ...paint('#b5502a', centredAt(press.line('bitter-800', 'CABINS IN THE PINES', 22, 0.2), 400, 544)),
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

/** Brush and ink: nothing is quite straight. */
export function handDrawn(press: Press): Picture {
  const ink = '#2d2a26';
  const bird = translate(scale(brushed(motifById('songbird')!.brush!), 0.22), 400, 186);
  const line = brushed([{ points: [[220, 470], [330, 456], [460, 474], [590, 452]], width: [10, 20, 5] }]);
  return {
    ground: '#f8f2e4',
    paints: [
      ...paint(ink, bird),
      ...paint(ink, centredAt(press.line('caveat-brush-400', 'Wren & Wool', 128), 400, 424)),
      ...paint('#cb5a3a', line),
      ...paint(ink, centredAt(press.line('caveat-700', 'knitted by hand', 44), 400, 530)),
    ],
  };
}
