import { arc, circle, difference, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const vinyl: Motif = {
  id: 'vinyl',
  title: 'record',
  keywords: 'vinyl record records album label dj turntable jazz soul schallplatte plattenladen platten vinilo disco discos disque disques vinyle platine',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 170 },
  plugged: true,
  draw: () => {
    const groove = (radius: number) => union(stroke(arc(0, 0, radius, -70, 20), 30), stroke(arc(0, 0, radius, 110, 200), 30));
    return difference(circle(0, 0, 500), groove(410), groove(320), difference(circle(0, 0, 205), circle(0, 0, 150)), circle(0, 0, 44));
  },
};
