import type { Drawing, Pen } from '../pen.ts';
import { type HandManner, byHand } from './by-hand.ts';
import { inked } from './ink-fill.ts';

/** A drawing of clean areas as if painted: its first colour in the manner given, the others with a full brush. */
export const paintedByHand = ({ layers, strokeWidth, small }: Drawing, manner: HandManner, { chance }: Pen): Drawing => ({
  layers: layers.map(({ role, path }, i) => ({ role, path: role === 'a' ? byHand(path, manner, chance.fork(`painted ${i}`)) : inked(path, chance.fork(`painted ${i}`)) })),
  strokeWidth,
  ...(small && { small: small.map(({ role, path }, i) => ({ role, path: inked(path, chance.fork(`small ${i}`)) })) }),
});
