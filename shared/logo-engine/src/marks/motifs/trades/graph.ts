import { roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const graph: Motif = {
  id: 'graph',
  title: 'rising columns',
  keywords: 'finance analytics growth consulting data invest investment accounting statistics trading sales finanzen wachstum beratung analyse buchhaltung statistik finanzas crecimiento consultoria contabilidad analisis finance croissance conseil comptabilite analyse fintech fund',
  weight: 'solid',
  draw: () => union(roundedRect(-480, 120, 200, 340, 40), roundedRect(-220, -60, 200, 520, 40), roundedRect(40, -240, 200, 700, 40), roundedRect(300, -440, 200, 900, 40)),
};
