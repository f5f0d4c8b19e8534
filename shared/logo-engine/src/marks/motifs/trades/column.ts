import { roundedRect, translate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const column: Motif = {
  id: 'column',
  title: 'column',
  keywords: 'bank finance capital law museum institute academy investment wealth treasury bank finanzen kapital institut museum banco finanzas capital museo inversion banque finance capital musee institut patrimoine trust',
  weight: 'solid',
  draw: () => {
    const shafts = [-230, -75, 80].map((x) => roundedRect(x, -250, 150 - 32, 500, 20));
    return union(roundedRect(-420, -470, 840, 84, 20), roundedRect(-330, -360, 660, 76, 20), ...shafts.map((shaft) => translate(shaft, 16 + 2, 0)), roundedRect(-330, 284, 660, 76, 20), roundedRect(-420, 386, 840, 84, 20));
  },
};
