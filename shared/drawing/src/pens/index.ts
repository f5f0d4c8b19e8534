import { angular } from './angular/index.ts';
import { blocks } from './blocks/index.ts';
import { monoline } from './monoline/index.ts';
import type { Pen, PenId } from './pen.ts';
import { slit } from './slit/index.ts';

/** The drawn alphabets by their id. */
export const PENS: Readonly<Record<PenId, Pen>> = { monoline, angular, slit, blocks };
