import { difference, fromSvg, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const acorn: Motif = {
  id: 'acorn',
  title: 'acorn',
  keywords: 'acorn acorns oak oaks squirrel seed grow growth savings kindergarten forest eichel eiche samen wachsen bellota roble semilla crecer gland chene graine grandir',
  weight: 'solid',
  slot: { x: 0, y: 150, radius: 215 },
  draw: () => {
    const nut = fromSvg('M-310 -50H310C320 160 220 350 60 430C30 450 14 500 0 500C-14 500 -30 450 -60 430C-220 350 -320 160 -310 -50Z');
    const cap = fromSvg('M-390 -110C-390 -290 -220 -390 0 -390C220 -390 390 -290 390 -110C390 -80 370 -70 340 -70H-340C-370 -70 -390 -80 -390 -110Z');
    const stalk = stroke(fromSvg('M0 -370C0 -420 20 -450 70 -480'), 72);
    return union(difference(nut, stroke(fromSvg('M-400 -60H400'), 44)), cap, stalk);
  },
};
