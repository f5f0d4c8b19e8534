import { ellipse, fromSvg, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const moonJar: Motif = {
  id: 'moonJar',
  title: 'moon jar',
  keywords: 'moonjar jar jars pottery porcelain ceramics keramik porzellan ceramica ceramique stoneware',
  weight: 'plain',
  slot: { x: 0, y: 10, radius: 270 },
  draw: () => union(ellipse(0, 10, 440, 400), fromSvg('M-180 -470H180L150 -330H-150Z'), fromSvg('M-170 370H170L190 490H-190Z')),
};
