import { fromSvg, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const pottersWheel: Motif = {
  id: 'pottersWheel',
  title: 'potter’s wheel',
  keywords: 'pottery potter wheel+thrown thrown throwing topferscheibe torno+alfarero tour+potier ceramics',
  weight: 'solid',
  draw: () => union(fromSvg('M-130 -500H130C110 -440 110 -400 150 -350C260 -270 290 -150 250 -30C230 30 190 60 160 90H-160C-190 60 -230 30 -250 -30C-290 -150 -260 -270 -150 -350C-110 -400 -110 -440 -130 -500Z'), roundedRect(-420, 126, 840, 90, 45), fromSvg('M-60 250H60L70 380H-70Z'), roundedRect(-300, 400, 600, 90, 30)),
};
