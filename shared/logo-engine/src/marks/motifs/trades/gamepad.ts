import { circle, difference, fromSvg, rect } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const gamepad: Motif = {
  id: 'gamepad',
  title: 'gamepad',
  keywords: 'game games gaming esports arcade player spiel spiele gamer spielhalle juego juegos videojuegos jeu jeux joueur arcade',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M-250 -280H250C400 -280 480 -130 500 120C512 300 400 350 310 250L220 150H-220L-310 250C-400 350 -512 300 -500 120C-480 -130 -400 -280 -250 -280Z');
    return difference(body, rect(-350, -100, 210, 70), rect(-280, -170, 70, 210), circle(190, 0, 48), circle(310, -110, 48));
  },
};
