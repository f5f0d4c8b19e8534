import { fromSvg, rect, SHARP, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const floorPlan: Motif = {
  id: 'floorPlan',
  title: 'floor plan',
  keywords: 'floorplan floor+plan plan plans grundriss plano planos plan+maison layout apartment',
  weight: 'solid',
  draw: () => {
    const wall = (x: number, y: number, width: number, height: number) => rect(x, y, width, height);
    return union(wall(-480, -480, 960, 76), wall(-480, -480, 76, 960), wall(404, -480, 76, 960), wall(-480, 404, 300, 76), wall(120, 404, 360, 76), wall(-40, -480, 76, 420), wall(-40, 90, 520, 76), wall(-40, 90, 76, 130), stroke(fromSvg('M-180 442A300 300 0 0 1 120 142'), 40, SHARP), wall(-200, 404, 40, 76));
  },
};
