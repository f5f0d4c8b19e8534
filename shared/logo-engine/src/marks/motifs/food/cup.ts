import { circle, difference, fromSvg, rect, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const cup: Motif = {
  id: 'cup',
  title: 'cup',
  keywords:
    'coffee cafe espresso roaster roastery barista brew latte kaffee kaffeehaus rosterei tasse cafeteria cafeteria taza tostador torrefacteur brulerie salon',
  weight: 'plain',
  slot: { x: -60, y: 60, radius: 245 },
  draw: () =>
    union(
      fromSvg('M-390 -190H270V60C270 250 150 370 -60 370C-270 370 -390 250 -390 60Z'),
      difference(circle(275, 0, 175), circle(275, 0, 95), rect(-390, -190, 660, 400)),
      roundedRect(-440, 424, 760, 60, 30),
    ),
  brush: [
    { points: [[-380, -170], [-360, 120], [-190, 320], [-60, 340], [90, 315], [240, 110], [265, -170]], width: [60, 92, 58] },
    { points: [[-400, -180], [-60, -205], [290, -175]], width: [44, 70, 40] },
    { points: [[268, -90], [390, -110], [430, 10], [330, 110], [236, 130]], width: [42, 66, 34] },
    { points: [[-430, 440], [-60, 462], [330, 436]], width: [40, 78, 30] },
    { points: [[-130, -290], [-190, -370], [-90, -420], [-150, -500]], width: [24, 52, 16] },
    { points: [[70, -290], [10, -370], [110, -420], [50, -500]], width: [24, 52, 16] },
  ],
};
