import { mirror, rect, rotate, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const dumbbell: Motif = {
  id: 'dumbbell',
  title: 'dumb-bell',
  keywords: 'gym fitness training trainer workout strength muscle crossfit sport kraft muskel training studio sportstudio gimnasio entrenamiento fuerza musculo deporte salle sport musculation entrainement force',
  weight: 'solid',
  draw: () => {
    const side = union(roundedRect(-390, -260, 130, 520, 56), roundedRect(-500, -160, 90, 320, 44));
    return rotate(union(side, mirror(side), rect(-280, -52, 560, 104)), -32);
  },
};
