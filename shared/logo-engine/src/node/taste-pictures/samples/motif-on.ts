import type { Path } from '../../../geometry/index.ts';
import { motifAt } from '../motif-at.ts';

/** The motif standing on the ground at `foot`. */
export const motifOn = (id: string, x: number, foot: number, size: number): Path => motifAt(id, x, foot - size / 2, size);
