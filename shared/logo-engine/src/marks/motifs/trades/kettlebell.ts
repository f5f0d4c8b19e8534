import { difference, fromSvg, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const kettlebell: Motif = {
  id: 'kettlebell',
  title: 'kettlebell',
  keywords: 'kettlebell crossfit strength weights kraft fuerza haltere girya workout',
  weight: 'plain',
  slot: { x: 0, y: 160, radius: 235 },
  draw: () => union(fromSvg('M-400 140C-400 10 -340 -90 -250 -150H250C340 -90 400 10 400 140C400 300 330 420 230 500H-230C-330 420 -400 300 -400 140Z'), difference(fromSvg('M-270 -100L-300 -330C-310 -430 -240 -500 -150 -500H150C240 -500 310 -430 300 -330L270 -100Z'), fromSvg('M-150 -100L-196 -330C-200 -380 -180 -396 -140 -396H140C180 -396 200 -380 196 -330L150 -100Z'))),
};
