import { circle, ring, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const target: Motif = {
  id: 'target',
  title: 'target',
  keywords: 'target aim goal focus marketing strategy archery sport ziel fokus strategie marketing bogenschiessen objetivo meta enfoque estrategia diana cible objectif strategie tir focus',
  weight: 'solid',
  slot: { x: 0, y: 0, radius: 290 },
  plugged: true,
  draw: () => union(ring(0, 0, 500, 400), ring(0, 0, 300, 200), circle(0, 0, 100)),
};
