import { circle, fromSvg, lens, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const grapes: Motif = {
  id: 'grapes',
  title: 'grapes',
  keywords: 'grape grapes vineyard wine winery harvest traube trauben wein weinberg uva uvas vina vinedo raisin vigne vendange',
  weight: 'solid',
  draw: () => {
    const rows = [[-220, -73, 73, 220], [-147, 0, 147], [-73, 73], [0]];
    const berries = rows.flatMap((row, i) => row.map((x) => circle(x * 1.06, -90 + i * 158, 84)));
    return union(...berries, lens([10, -250], [330, -390], 0.3), stroke(fromSvg('M0 -160C0 -280 -20 -380 -110 -460'), 54));
  },
};
