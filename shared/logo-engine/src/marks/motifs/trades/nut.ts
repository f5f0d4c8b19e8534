import { circle, difference, regularPolygon } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const nut: Motif = {
  id: 'nut',
  title: 'hexagon nut',
  keywords: 'hardware nut bolt engineering metal construction build industrial schraube eisenwaren metall bau ferreteria tuerca metal construccion quincaillerie boulon ecrou metal construction steel',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 300 },
  plugged: true,
  draw: () => difference(regularPolygon(6, 500, 0), circle(0, 0, 230)),
};
