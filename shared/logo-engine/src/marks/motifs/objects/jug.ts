import { circle, difference, fromSvg, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const jug: Motif = {
  id: 'jug',
  title: 'jug',
  keywords: 'jug pitcher ewer krug kanne keramik topferei jarra ceramica cruche pichet pottery handmade+pottery',
  weight: 'plain',
  slot: { x: 0, y: 130, radius: 220 },
  draw: () => union(fromSvg('M-170 -500C-120 -470 100 -470 200 -500L180 -330C190 -230 330 -120 330 110C330 300 250 420 190 500H-190C-250 420 -330 300 -330 110C-330 -120 -170 -230 -180 -330L-290 -450C-250 -470 -200 -480 -170 -500Z'), difference(fromSvg('M180 -380C420 -400 500 -250 470 -60C450 80 390 160 300 210V90C350 40 370 -20 374 -90C380 -230 320 -280 180 -270Z'), circle(0, 0, 1))),
};
