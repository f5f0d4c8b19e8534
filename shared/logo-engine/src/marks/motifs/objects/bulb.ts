import { difference, fromSvg, roundedRect, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

const glass = () => fromSvg('M0 -500C200 -500 345 -350 345 -165C345 20 196 84 172 236H-172C-196 84 -345 20 -345 -165C-345 -350 -200 -500 0 -500Z');

/** One wire, bent to a heart. */
const filament = () => stroke(fromSvg('M-48 300C-48 130 -176 10 -176 -120C-176 -250 -30 -270 0 -150C30 -270 176 -250 176 -120C176 10 48 130 48 300'), 44);

const thread = () => [roundedRect(-172, 272, 344, 76, 38), roundedRect(-132, 382, 264, 70, 35), roundedRect(-70, 482, 140, 40, 20)];

export const bulb: Motif = {
  id: 'bulb',
  title: 'light bulb',
  keywords: 'idea ideas light bulb lighting innovation invention creative think lamp licht idee lampe leuchte innovation idea luz bombilla innovacion lampara idee lumiere ampoule innovation eclairage lampe lumo',
  weight: 'solid',
  slot: { x: 0, y: -165, radius: 215 },
  plugged: true,
  whole: () => union(glass(), ...thread()),
  draw: () => union(difference(glass(), filament()), ...thread()),
};
