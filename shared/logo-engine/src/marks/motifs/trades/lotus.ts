import { difference, lens, mirror, rotate, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const lotus: Motif = {
  id: 'lotus',
  title: 'lotus',
  keywords: 'yoga meditation spa wellness massage mindfulness zen pilates therapy balance entspannung achtsamkeit masaje meditacion bienestar relax meditation massage bien-etre relaxation retreat',
  weight: 'solid',
  draw: () => {
    const petal = lens([0, 300], [0, -360], 0.23);
    const inner = rotate(lens([0, 300], [0, -330], 0.2), -38, 0, 300);
    const outer = rotate(lens([0, 300], [0, -300], 0.17), -72, 0, 300);
    const gap = (shape: ReturnType<typeof lens>) => stroke(shape, 44);
    const second = difference(inner, petal, gap(petal));
    const third = difference(outer, inner, gap(inner));
    return union(petal, second, mirror(second), third, mirror(third));
  },
  brush: [
    { points: [[0, 300], [-150, 60], [-110, -180], [0, -400]], width: [24, 60, 16] },
    { points: [[0, 300], [150, 60], [110, -180], [0, -400]], width: [24, 60, 16] },
    { points: [[-20, 310], [-300, 140], [-330, -60], [-330, -240]], width: [24, 70, 14] },
    { points: [[20, 310], [300, 140], [330, -60], [330, -240]], width: [24, 70, 14] },
    { points: [[-40, 320], [-290, 310], [-420, 200], [-500, 60]], width: [24, 80, 12] },
    { points: [[40, 320], [290, 310], [420, 200], [500, 60]], width: [24, 80, 12] },
  ],
};
