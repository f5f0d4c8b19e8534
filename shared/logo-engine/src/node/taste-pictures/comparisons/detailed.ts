import { rect, ring, star } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';
import { ringLine } from '../ring-line.ts';
import { INK, RUST } from './pine-row-inks.ts';

/** Pine Row with everything that it has to tell. */
export function detailed(press: Press): Picture {
  const arc = { cx: 400, cy: 300, radius: 189 } as const;
  return {
    ground: '#f5f2ec',
    paints: [
      ...paint(INK, ring(400, 300, 258, 250), ring(400, 300, 244, 241), ring(400, 300, 172, 169)),
      ...paint(INK, ringLine(press, 'bitter-800', 'PINE ROW', 52, 0.13, { ...arc, side: 'above' })),
      ...paint(RUST, ringLine(press, 'bitter-800', 'LODGE & SUPPLY CO', 25, 0.16, { cx: 400, cy: 300, radius: 218, side: 'below' })),
      ...paint(RUST, star(5, 14, 6, -90, 190, 318), star(5, 14, 6, -90, 610, 318)),
      ...press.mark({ kind: 'motif', generator: 'mountain' }, { x: 400, y: 276, size: 250, inks: { a: '#8fa3ad' } }),
      ...press.mark({ kind: 'motif', generator: 'pine' }, { x: 330, y: 322, size: 124, inks: { a: INK } }),
      ...press.mark({ kind: 'motif', generator: 'pine' }, { x: 472, y: 318, size: 136, inks: { a: INK } }),
      ...press.mark({ kind: 'motif', generator: 'pine' }, { x: 400, y: 336, size: 96, inks: { a: INK } }),
      ...paint(RUST, centredAt(press.line('bitter-800', 'EST. 1926', 24, 0.14), 400, 424)),
      ...paint(INK, rect(310, 388, 180, 3)),
    ],
  };
}
