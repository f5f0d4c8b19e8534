import { difference, fromSvg, lens, mirror, polygon, stroke } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const cat: Motif = {
  id: 'cat',
  title: 'cat',
  keywords: 'cat cats kitten feline kitty katze katzen kater gato gatos felino chat chats felin minou',
  weight: 'solid',
  draw: () => {
    const head = fromSvg('M-400 -460C-320 -430 -230 -370 -170 -310C-60 -340 60 -340 170 -310C230 -370 320 -430 400 -460C440 -300 450 -140 430 0C430 240 250 420 0 420C-250 420 -430 240 -430 0C-450 -140 -440 -300 -400 -460Z');
    const eye = lens([-260, -20], [-90, 30], 0.3);
    const nose = polygon([[-50, 140], [50, 140], [0, 196]]);
    return difference(head, eye, mirror(eye), nose, stroke(fromSvg('M0 190V250'), 26));
  },
};
