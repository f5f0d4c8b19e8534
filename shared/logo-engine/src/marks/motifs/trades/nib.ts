import { SHARP, circle, difference, fromSvg, polyline, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const nib: Motif = {
  id: 'nib',
  title: 'pen nib',
  keywords: 'write writer writing design designer author copywriter calligraphy stationery graphic schreiben autor schreibwaren grafik feder kalligrafie escribir escritor autor diseno papeleria ecrire ecrivain auteur design papeterie graphiste notary',
  weight: 'solid',
  draw: () => {
    const body = fromSvg('M0 500C-60 300 -260 120 -260 -110L-150 -330H150L260 -110C260 120 60 300 0 500Z');
    return union(difference(body, circle(0, -20, 70), stroke(polyline([[0, 30], [0, 520]]), 34, SHARP)), roundedRect(-180, -490, 360, 116, 20));
  },
};
