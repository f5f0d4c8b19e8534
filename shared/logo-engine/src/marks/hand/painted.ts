import type { Drawing, Pen } from '../pen.ts';
import { byHand } from './by-hand.ts';

/** A drawing of clean areas as if each was filled by brush. */
export const paintedByHand = ({ layers, strokeWidth }: Drawing, pen: Pen): Drawing => ({
  layers: layers.map(({ role, path }, i) => ({ role, path: byHand(path, 'ink', pen.chance.fork(`painted ${i}`)) })),
  strokeWidth,
});
