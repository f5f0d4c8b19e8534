import { arc, difference, fromSvg, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const bulb: Motif = {
  id: 'bulb',
  title: 'light bulb',
  keywords: 'idea ideas light bulb lighting innovation invention creative think lamp licht idee lampe leuchte innovation idea luz bombilla innovacion lampara idee lumiere ampoule innovation eclairage lampe lumo',
  weight: 'solid',
  slot: { x: 0, y: -165, radius: 215 },
  plugged: true,
  draw: () => {
    const glass = fromSvg('M0 -500C200 -500 340 -350 340 -170C340 10 190 70 170 230H-170C-190 70 -340 10 -340 -170C-340 -350 -200 -500 0 -500Z');
    return union(difference(glass, stroke(arc(0, -160, 220, 190, 262), 46)), roundedRect(-170, 270, 340, 84, 42), roundedRect(-120, 394, 240, 84, 42));
  },
};
