import { circle, fromSvg, lens, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const cherry: Motif = {
  id: 'cherry',
  title: 'cherries',
  keywords: 'cherry berry berries jam dessert sweets gelato kirsche beere marmelade dessert cereza mermelada dulce postre cerise baie confiture patisserie gourmandise',
  weight: 'solid',
  draw: () =>
    union(
      circle(-270, 290, 210),
      circle(260, 250, 210),
      stroke(fromSvg('M-270 130C-230 -120 -80 -330 130 -430'), 46),
      stroke(fromSvg('M260 90C280 -90 240 -290 130 -430'), 46),
      lens([130, -430], [-330, -400], 0.2),
    ),
};
