import type { Area } from '../../../picture/picture.ts';
import { roundedRectangle } from '../../../picture/shapes.ts';
import { movedPath } from '../../../picture/move.ts';

const SIDE = 12;
const GREEN = '#1d7a46';
const RED = '#c0291f';
/** Drawn in a square of 12. */
const TICK = 'M 2.8 6.3 L 3.9 5.2 L 5.3 6.6 L 8.2 3.5 L 9.3 4.6 L 5.3 8.8 Z';
const CROSS = 'M 3.2 4.2 L 4.2 3.2 L 6 5 L 7.8 3.2 L 8.8 4.2 L 7 6 L 8.8 7.8 L 7.8 8.8 L 6 7 L 4.2 8.8 L 3.2 7.8 L 5 6 Z';

/** A tick or a cross in a disc: told apart by shape, not by color alone. */
export const markOf = (verdict: 'do' | 'leave', x: number, y: number): Area[] => [
  { d: roundedRectangle({ x, y, width: SIDE, height: SIDE }, SIDE / 2), fill: verdict === 'do' ? GREEN : RED },
  { d: movedPath(verdict === 'do' ? TICK : CROSS, { x, y, scale: 1 }), fill: '#ffffff' },
];
