import { arc, circle, fromSvg, polar, polyline, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const fingerprint: Motif = {
  id: 'fingerprint',
  title: 'fingerprint',
  keywords: 'fingerprint biometric identity authentication access fingerabdruck identitat huella identidad empreinte',
  weight: 'solid',
  draw: () => {
    const ridge = (radius: number, from: number, to: number, foot: number) => union(stroke(arc(0, -60, radius, from, to), 62), foot > 0 ? stroke(polyline([[radius, -60], [radius, -60 + foot]]), 62) : circle(...polar(radius, to, 0, -60), 1), foot > 0 ? stroke(polyline([[-radius, -60], [-radius, -60 + foot * 0.6]]), 62) : circle(...polar(radius, from, 0, -60), 1));
    return union(stroke(polyline([[0, -60], [0, 300]]), 62), ridge(125, 180, 360, 430), ridge(250, 180, 360, 400), ridge(375, 190, 350, 0), stroke(fromSvg('M375 -20V200'), 62), stroke(fromSvg('M-375 -20V60'), 62));
  },
};
