import { circle, difference, ellipse, fromSvg, grow, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

const GAP = 32;

/** Brow, muzzle, throat and neck in one line. */
const head = () => fromSvg('M-330 500C-310 320 -372 150 -350 -60C-326 -300 -140 -430 60 -430C196 -430 262 -352 306 -242L430 -190C500 -160 512 -104 492 -40C464 52 380 104 250 116C176 124 142 172 156 262C168 344 196 424 236 500Z');

/** Hangs from the crown, a drop in a gap of paper. */
const ear = () => fromSvg('M-130 -330C10 -340 62 -226 44 -66C26 86 -64 214 -186 202C-302 190 -314 30 -270 -110C-238 -216 -226 -322 -130 -330Z');

export const dog: Motif = {
  id: 'dog',
  title: 'dog',
  keywords: 'dog dogs puppy canine hound kennel walker pet hund hunde welpe hundeschule perro perros cachorro canino chien chiens chiot canin',
  weight: 'solid',
  draw: () => {
    const nose = ellipse(448, -128, 62, 54);
    return union(difference(head(), grow(ear(), GAP), grow(nose, GAP), circle(196, -214, 34)), ear(), nose);
  },
};
