import { circle, fromSvg, polygon, rect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const mortarboard: Motif = {
  id: 'mortarboard',
  title: 'mortarboard',
  keywords: 'school university college education course academy student learning graduate schule universitat bildung kurs akademie student escuela universidad educacion curso academia estudiante ecole universite education cours academie etudiant tutor',
  weight: 'solid',
  draw: () =>
    union(
      polygon([[0, -330], [500, -90], [0, 150], [-500, -90]]),
      fromSvg('M-290 70L0 210L290 70V250C290 330 160 390 0 390C-160 390 -290 330 -290 250Z'),
      rect(392, -80, 56, 320),
      circle(420, 280, 62),
    ),
};
