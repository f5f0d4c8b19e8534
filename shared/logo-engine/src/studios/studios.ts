import { apex } from './apex/apex.ts';
import { helios } from './helios/helios.ts';
import { seventyEight } from './seventy-eight/seventy-eight.ts';
import type { Studio } from './studio.ts';

/** The studios that draw every project, in the order of the contracts. */
export const STUDIOS_AT_WORK: readonly Studio[] = [helios, seventyEight, apex];
