import { circle, difference, fromSvg, rect, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const padlock: Motif = {
  id: 'padlock',
  title: 'padlock',
  keywords: 'padlock lock locks locksmith secure secrets safe encryption privacy schloss vorhangeschloss candado cadenas schlusseldienst',
  weight: 'solid',
  slot: { x: 0, y: 210, radius: 215 },
  whole: () => union(roundedRect(-350, -80, 700, 580, 90), difference(fromSvg('M-260 0V-240C-260 -400 -140 -500 0 -500C140 -500 260 -400 260 -240V0Z'), fromSvg('M-160 0V-240C-160 -340 -90 -400 0 -400C90 -400 160 -340 160 -240V0Z'), rect(-400, -80, 800, 400))),
  draw: () => {
    const body = roundedRect(-350, -80, 700, 580, 90);
    const hasp = difference(fromSvg('M-260 0V-240C-260 -400 -140 -500 0 -500C140 -500 260 -400 260 -240V0Z'), fromSvg('M-160 0V-240C-160 -340 -90 -400 0 -400C90 -400 160 -340 160 -240V0Z'));
    const hole = union(circle(0, 150, 84), fromSvg('M-36 190H36L60 350H-60Z'));
    return union(difference(body, hole), difference(hasp, rect(-400, -80, 800, 400)));
  },
};
