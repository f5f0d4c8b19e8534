import { circle, difference, fromSvg, rect, roundedRect } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const arcadeCabinet: Motif = {
  id: 'arcadeCabinet',
  title: 'arcade cabinet',
  keywords: 'arcade cabinet slot+machine spielautomat spielhalle recreativos borne+arcade games retro',
  weight: 'solid',
  draw: () => {
    const side = fromSvg('M-300 -500H300L330 -330L280 -290V60L360 130V230L300 270V500H-300V270L-360 230V130L-280 60V-290L-330 -330Z');
    const screen = roundedRect(-200, -250, 400, 270, 40);
    return difference(side, screen, roundedRect(-230, -436, 460, 76, 30), circle(-190, 150, 46), circle(130, 150, 36), circle(230, 150, 36), rect(-80, 340, 160, 60));
  },
};
