import { ellipse, fromSvg, rotate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const paw: Motif = {
  id: 'paw',
  title: 'paw',
  keywords: 'pet pets dog dogs cat cats puppy kitten vet veterinary animal animals grooming paw kennel paws hund hunde katze tier tierarzt haustier pfote mascota perro gato veterinario animales patas chien chat veterinaire animal animaux toilettage patte',
  weight: 'solid',
  draw: () =>
    union(
      fromSvg('M0 10C110 10 160 90 230 170C310 260 290 400 170 420C100 430 60 390 0 390C-60 390 -100 430 -170 420C-290 400 -310 260 -230 170C-160 90 -110 10 0 10Z'),
      rotate(ellipse(-125, -230, 98, 150), -8, -125, -230),
      rotate(ellipse(125, -230, 98, 150), 8, 125, -230),
      rotate(ellipse(-345, -40, 90, 135), -26, -345, -40),
      rotate(ellipse(345, -40, 90, 135), 26, 345, -40),
    ),
};
