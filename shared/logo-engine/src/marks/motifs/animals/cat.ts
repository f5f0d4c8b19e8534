import { difference, ellipse, fromSvg, stroke } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const cat: Motif = {
  id: 'cat',
  title: 'cat',
  keywords: 'cat cats kitten feline kitty katze katzen kater gato gatos felino chat chats felin minou',
  weight: 'solid',
  draw: () => {
    const head = fromSvg('M-400 -430C-370 -460 -330 -450 -300 -420L-170 -300C-60 -330 60 -330 170 -300L300 -420C330 -450 370 -460 400 -430C430 -250 455 -130 455 20C455 270 250 420 0 420C-250 420 -455 270 -455 20C-455 -130 -430 -250 -400 -430Z');
    const eyes = [-180, 180].map((x) => ellipse(x, -10, 50, 68));
    const nose = fromSvg('M-58 130C-30 118 30 118 58 130C50 170 24 196 0 200C-24 196 -50 170 -58 130Z');
    const lines = stroke(fromSvg('M0 190C-16 262 -96 262 -116 214M0 190C16 262 96 262 116 214M-290 130L-520 96M-290 190L-510 226M290 130L520 96M290 190L510 226'), 30);
    return difference(head, ...eyes, nose, lines);
  },
};
