import { circle, difference, fromSvg, mirror, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const dog: Motif = {
  id: 'dog',
  title: 'dog',
  keywords: 'dog dogs puppy canine hound kennel walker pet hund hunde welpe hundeschule perro perros cachorro canino chien chiens chiot canin',
  weight: 'solid',
  draw: () => {
    const face = fromSvg('M0 -420C190 -420 290 -330 300 -160C310 -20 250 60 230 190C210 340 120 440 0 440C-120 440 -210 340 -230 190C-250 60 -310 -20 -300 -160C-290 -330 -190 -420 0 -420Z');
    const ear = fromSvg('M-250 -400C-390 -420 -490 -280 -480 -60C-474 80 -400 150 -330 130C-350 -20 -350 -240 -250 -400Z');
    const eye = circle(-125, -90, 42);
    const nose = fromSvg('M-90 110C-90 70 90 70 90 110C90 160 40 200 0 200C-40 200 -90 160 -90 110Z');
    const mouth = stroke(fromSvg('M0 190V270M-110 270C-100 330 -10 330 0 270C10 330 100 330 110 270'), 28);
    return union(difference(face, eye, mirror(eye), nose, mouth), ear, mirror(ear));
  },
};
