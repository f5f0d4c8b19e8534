import { difference, fromSvg, mirror, rect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const gift: Motif = {
  id: 'gift',
  title: 'gift',
  keywords: 'gift gifts present party surprise geschenk geschenke uberraschung regalo regalos sorpresa cadeau cadeaux surprise',
  weight: 'solid',
  slot: { x: 0, y: 230, radius: 150 },
  plugged: true,
  draw: () => {
    const loopOf = stroke(fromSvg('M0 -250C-60 -420 -260 -480 -290 -370C-310 -280 -160 -250 0 -250Z'), 66);
    return union(loopOf, mirror(loopOf), difference(rect(-440, -220, 880, 190), rect(-44, -220, 88, 190)), difference(rect(-380, 20, 760, 450), rect(-44, 20, 88, 450)));
  },
};
