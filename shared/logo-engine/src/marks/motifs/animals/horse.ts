import { circle, difference, fromSvg, lens } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

/** Muzzle, ear and arched neck in one line. */
const head = () => fromSvg('M-90 500C-90 340 -30 240 -70 140C-104 50 -180 56 -236 100L-330 176C-384 214 -448 184 -464 122C-474 82 -458 40 -428 -2L-262 -262C-230 -312 -190 -350 -138 -374L-120 -500C-66 -478 -34 -444 -12 -402C250 -372 424 -168 436 110C442 260 428 390 408 500Z');

/** Parts the mane from the neck: a cut that swells like the neck does. */
const mane = () => fromSvg('M-6 -322C220 -262 352 -70 312 330C300 60 210 -150 -6 -322ZM30 -170C150 -80 230 90 200 420C190 190 140 -10 30 -170Z');

export const horse: Motif = {
  id: 'horse',
  title: 'horse',
  keywords: 'horse equestrian stable riding ranch saddle knight chess pferd reiten stall reiter caballo equitacion rancho establo cheval equitation ecurie ranch haras',
  weight: 'solid',
  draw: () => difference(head(), mane(), lens([-196, -196], [-96, -236], 0.24), circle(-372, 96, 24)),
};
