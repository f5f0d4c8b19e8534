import { circle, difference, fromSvg, rect, rotate, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const joystick: Motif = {
  id: 'joystick',
  title: 'joystick',
  keywords: 'joystick arcade retro games gaming gamer videogames spielhalle videojuegos jeux+video',
  weight: 'solid',
  draw: () => {
    const base = fromSvg('M-420 250C-420 200 -390 170 -340 170H340C390 170 420 200 420 250V420C420 460 390 490 350 490H-350C-390 490 -420 460 -420 420Z');
    const stick = rotate(roundedRect(-50, -240, 100, 400, 40), 0);
    return union(difference(base, circle(270, 330, 66)), roundedRect(-180, 80, 360, 70, 30), difference(stick, rect(-300, 60, 600, 300)), circle(0, -310, 180));
  },
};
