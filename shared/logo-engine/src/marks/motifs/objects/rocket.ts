import { circle, difference, fromSvg, mirror, rotate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const rocket: Motif = {
  id: 'rocket',
  title: 'rocket',
  keywords: 'rocket space launch startup aerospace growth boost rakete weltraum raumfahrt wachstum grunder cohete espacio lanzamiento crecimiento fusee espace lancement croissance startup orbit',
  weight: 'solid',
  slot: { x: 80, y: -104, radius: 150 },
  draw: () => {
    const hull = fromSvg('M0 -500C160 -380 220 -200 200 40L160 210H-160L-200 40C-220 -200 -160 -380 0 -500Z');
    const fin = fromSvg('M-230 0L-380 200V400L-190 270Z');
    return rotate(union(difference(hull, circle(0, -130, 92)), fin, mirror(fin), fromSvg('M-90 260H90C80 360 40 430 0 500C-40 430 -80 360 -90 260Z')), 38);
  },
};
