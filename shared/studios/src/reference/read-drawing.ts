import { readFileSync } from 'node:fs';
import type { ReadSource } from './language-reference.ts';

/** Sources of the drawing package in this repository: they are here where the reference is written and tested, not at run time. */
export const readDrawing: ReadSource = (file) => readFileSync(new URL(`../../../drawing/src/${file}`, import.meta.url), 'utf8');
