import { type Path, difference, fromSvg, grow, polyline, rotate, stroke, times, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

/** Paper where the one lies over the other. */
const GAP = 30;

/** Four tines of one piece with a long waist, about its own middle. */
const fork = (): Path => {
  const head = fromSvg('M-150 -500H150V-190C150 -70 90 10 44 50C36 58 34 70 36 84L62 440C64 476 36 500 0 500C-36 500 -64 476 -62 440L-36 84C-34 70 -36 58 -44 50C-90 10 -150 -70 -150 -190Z');
  const gaps = times(3, (i) => stroke(polyline([[i * 75 - 75, -560], [i * 75 - 75, -232]]), 34));
  return difference(head, ...gaps);
};

/** A broad blade like a sail on a slender handle, about its own middle. */
const knife = (): Path =>
  union(fromSvg('M-46 -500C90 -440 150 -250 140 -40C138 10 110 40 60 44H-46Z'), fromSvg('M-46 20H40L62 440C64 476 40 500 8 500C-24 500 -48 476 -46 440Z'));

export const cutlery: Motif = {
  id: 'cutlery',
  title: 'fork and knife',
  keywords: 'restaurant food kitchen catering dining chef cook bistro eatery diner canteen meal kuche gastronomie koch essen kantine speisen cocina comida restaurante cocinero gastronomia cuisine traiteur chef repas cantine',
  weight: 'solid',
  draw: () => {
    const front = rotate(fork(), 33);
    return union(difference(rotate(knife(), -33), grow(front, GAP)), front);
  },
};
