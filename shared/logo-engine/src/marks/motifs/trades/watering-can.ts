import { circle, difference, fromSvg, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const wateringCan: Motif = {
  id: 'wateringCan',
  title: 'watering can',
  keywords: 'watering can gardener gardening garden giesskanne gartnerei regadera jardineria arrosoir jardin',
  weight: 'plain',
  slot: { x: 40, y: 190, radius: 195 },
  draw: () => union(fromSvg('M-190 -130H270V420C270 470 240 500 190 500H-110C-160 500 -190 470 -190 420Z'), fromSvg('M-190 320L-380 -60L-460 -40L-500 -110L-330 -200L-290 -130L-340 -110L-190 150Z'), difference(fromSvg('M-120 -130C-120 -380 40 -470 200 -420C420 -350 500 -90 270 160V50C390 -90 350 -280 190 -320C80 -350 0 -290 -30 -130Z'), circle(0,0,1))),
};
