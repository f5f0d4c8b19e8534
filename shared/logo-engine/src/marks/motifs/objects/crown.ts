import { circle, fromSvg, rect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const crown: Motif = {
  id: 'crown',
  title: 'crown',
  keywords: 'crown royal king queen luxury premium regal palace krone koniglich konig konigin luxus corona rey reina lujo couronne royal roi reine luxe palais',
  weight: 'solid',
  draw: () =>
    union(
      fromSvg('M-440 250L-500 -180L-230 50L0 -330L230 50L500 -180L440 250Z'),
      rect(-440, 306, 880, 94),
      circle(0, -390, 62),
      circle(-492, -236, 54),
      circle(492, -236, 54),
    ),
  brush: [
    { points: [[-420, 300], [-470, 40], [-490, -190]], width: [36, 66, 24] },
    { points: [[-490, -190], [-350, -50], [-220, 60]], width: [24, 60, 40] },
    { points: [[-220, 60], [-110, -150], [0, -340]], width: [40, 66, 24] },
    { points: [[0, -340], [110, -140], [220, 60]], width: [24, 66, 40] },
    { points: [[220, 60], [350, -50], [490, -180]], width: [40, 60, 24] },
    { points: [[490, -180], [466, 40], [420, 300]], width: [24, 66, 36] },
    { points: [[-430, 320], [0, 346], [430, 316]], width: [40, 84, 36] },
  ],
};
