import { fromSvg } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const heart: Motif = {
  id: 'heart',
  title: 'heart',
  keywords: 'heart care love charity dating health nursing wedding caring herz pflege liebe spende gesundheit hochzeit corazon amor cuidado salud boda caridad coeur amour soin sante mariage aide',
  weight: 'plain',
  slot: { x: 0, y: -70, radius: 258 },
  draw: () => fromSvg('M0 460C-330 220 -480 40 -480 -170C-480 -330 -360 -430 -235 -430C-130 -430 -50 -370 0 -280C50 -370 130 -430 235 -430C360 -430 480 -330 480 -170C480 40 330 220 0 460Z'),
  brush: [
    { points: [[10, -240], [-90, -390], [-280, -420], [-440, -280], [-430, -60], [-250, 200], [10, 450]], width: [26, 110, 24] },
    { points: [[-10, -230], [100, -390], [290, -410], [440, -260], [410, -40], [220, 230], [0, 450]], width: [26, 100, 24] },
  ],
};
