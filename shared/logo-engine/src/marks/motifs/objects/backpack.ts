import { difference, fromSvg, rect, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const backpack: Motif = {
  id: 'backpack',
  title: 'backpack',
  keywords: 'backpack rucksack hiking trekking gear expedition wandern mochila senderismo sac+dos randonnee travel outdoor',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-320 -180C-320 -320 -210 -400 0 -400C210 -400 320 -320 320 -180V440C320 480 300 500 260 500H-260C-300 500 -320 480 -320 440Z');
    const loop = difference(roundedRect(-110, -500, 220, 170, 70), roundedRect(-50, -440, 100, 170, 40));
    const pocket = difference(roundedRect(-226, 120, 452, 300, 60), roundedRect(-190, 156, 380, 228, 36));
    const pouch = (x: number) => roundedRect(x, 60, 90, 340, 45);
    return union(difference(union(body, loop), pocket, rect(-226, -90, 452, 36), rect(-40, -150, 80, 150)), pouch(-450), pouch(360));
  },
};
