import { circle, difference, polygon, rotate, times, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const gear: Motif = {
  id: 'gear',
  title: 'gear',
  keywords: 'engineering engineer machine mechanical mechanic repair workshop industrial automation manufacturing maschine technik werkstatt mechaniker industrie reparatur ingenieria maquina taller mecanico industria ingenierie machine atelier mecanique industrie reparation',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 205 },
  plugged: true,
  draw: () => {
    const teeth = times(8, (i) => rotate(polygon([[-105, -320], [105, -320], [72, -500], [-72, -500]]), i * 45));
    return difference(union(circle(0, 0, 380), ...teeth), circle(0, 0, 165));
  },
};
