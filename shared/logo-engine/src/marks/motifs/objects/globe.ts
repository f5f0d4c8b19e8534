import { difference, ellipse, rect, ring, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const globe: Motif = {
  id: 'globe',
  title: 'globe',
  keywords: 'global world globe international travel planet earth export language welt global erde reise sprache mundo internacional planeta viaje idioma monde international planete voyage langue web network',
  weight: 'line',
  draw: () => {
    const outer = ring(0, 0, 500, 430);
    const inner = difference(ellipse(0, 0, 235, 466), ellipse(0, 0, 165, 466));
    return union(outer, inner, rect(-470, -35, 940, 70), rect(-35, -470, 70, 940));
  },
};
