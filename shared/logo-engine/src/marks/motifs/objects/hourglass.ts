import { difference, fromSvg, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const hourglass: Motif = {
  id: 'hourglass',
  title: 'hourglass',
  keywords: 'time hour clock watch watches timing slow history zeit uhr stunde uhrmacher tiempo hora reloj relojeria temps heure montre horloger patience',
  weight: 'solid',
  draw: () => {
    const glass = fromSvg('M-290 -390H290C290 -190 90 -110 90 0C90 110 290 190 290 390H-290C-290 190 -90 110 -90 0C-90 -110 -290 -190 -290 -390Z');
    const sand = union(fromSvg('M-190 -250H190C140 -150 60 -110 0 -40C-60 -110 -140 -150 -190 -250Z'), fromSvg('M0 130C90 190 190 230 214 330H-214C-190 230 -90 190 0 130Z'));
    return union(difference(glass, sand), roundedRect(-360, -490, 720, 90, 45), roundedRect(-360, 400, 720, 90, 45));
  },
};
