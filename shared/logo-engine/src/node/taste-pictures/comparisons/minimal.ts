import { polygon } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { type Press, centredAt } from '../press.ts';
import { INK } from './pine-row-inks.ts';

/** Pine Row in two strokes. */
export function minimal(press: Press): Picture {
  return {
    ground: '#f5f2ec',
    paints: [
      ...paint(INK, polygon([[400, 150], [478, 296], [322, 296]])),
      ...paint(INK, centredAt(press.line('jost-600', 'PINE ROW', 48, 0.2), 400, 400)),
    ],
  };
}
