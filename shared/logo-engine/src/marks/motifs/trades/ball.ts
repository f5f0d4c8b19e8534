import { circle, difference, fromSvg, stroke } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const ball: Motif = {
  id: 'ball',
  title: 'ball',
  keywords: 'basketball football soccer ball sport sports team club league tennis fussball verein mannschaft liga deporte futbol equipo baloncesto ballon equipe basket sportif',
  weight: 'solid',
  draw: () => {
    const seam = (data: string) => stroke(fromSvg(data), 40, { cap: 'butt' });
    return difference(circle(0, 0, 500), seam('M-520 0H520'), seam('M0 -520V520'), seam('M-370 -370C-190 -170 -190 170 -370 370'), seam('M370 -370C190 -170 190 170 370 370'));
  },
};
