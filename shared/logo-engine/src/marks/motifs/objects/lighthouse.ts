import { difference, fromSvg, polygon, rect, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const lighthouse: Motif = {
  id: 'lighthouse',
  title: 'lighthouse',
  keywords: 'lighthouse beacon coast harbour guide island leuchtturm kuste insel wegweiser faro costa isla guia phare cote ile guide',
  weight: 'solid',
  draw: () => {
    const tower = polygon([[-130, -180], [130, -180], [210, 430], [-210, 430]]);
    const bands = [rect(-300, -40, 600, 90), rect(-300, 190, 600, 90)];
    return union(difference(tower, ...bands), roundedRect(-170, -250, 340, 50, 20), rect(-90, -400, 180, 140), fromSvg('M-130 -410C-100 -480 -50 -500 0 -500C50 -500 100 -480 130 -410Z'), roundedRect(-290, 440, 580, 60, 30));
  },
};
