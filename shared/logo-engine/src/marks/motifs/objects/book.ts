import { fromSvg, mirror, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const book: Motif = {
  id: 'book',
  title: 'book',
  keywords: 'book books bookshop library publishing publisher school education reading story buch bucher buchhandlung verlag schule lesen bildung bibliothek libro libros libreria editorial escuela lectura biblioteca livre livres librairie edition ecole lecture bibliotheque',
  weight: 'solid',
  draw: () => {
    const page = fromSvg('M26 390C150 300 300 280 480 300V-320C300 -340 150 -320 26 -230Z');
    return union(page, mirror(page));
  },
  brush: [
    { points: [[0, -230], [-180, -320], [-470, -320]], width: [30, 66, 26] },
    { points: [[0, -230], [190, -330], [470, -316]], width: [30, 66, 26] },
    { points: [[-460, -320], [-476, 0], [-460, 300]], width: [30, 60, 30] },
    { points: [[460, -316], [474, 0], [462, 300]], width: [30, 60, 30] },
    { points: [[-466, 300], [-190, 290], [0, 390]], width: [30, 66, 40] },
    { points: [[466, 300], [190, 286], [0, 390]], width: [30, 66, 40] },
    { points: [[0, -220], [10, 90], [0, 380]], width: [26, 50, 30] },
  ],
};
