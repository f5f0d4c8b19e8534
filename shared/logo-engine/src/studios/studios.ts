import type { StudioId } from '@fifteen/contracts';
import { apex } from './apex/apex.ts';
import { helios } from './helios/helios.ts';
import { marrow } from './marrow/marrow.ts';
import { seventyEight } from './seventy-eight/seventy-eight.ts';
import type { Studio } from './studio.ts';
import { tessera } from './tessera/tessera.ts';

const STUDIOS_AT_WORK: Readonly<Record<StudioId, Studio>> = { helios, '78': seventyEight, apex, marrow, tessera };

/** A studio's recipes: the three residents draw every project, the two guests whatever they are asked into. */
export const studioAtWork = (id: StudioId): Studio => STUDIOS_AT_WORK[id];
