/** The brand kit: from a logo's genome to cards, pages, mock-ups, film and files. Node only. */
export { type Brand, brandOf, getReady } from './brand.ts';
export type { KitFile } from './kit-file.ts';
export type { KitOrder, KitPart, Making } from './kit-part.ts';
export { KIT_PARTS } from './parts/kit-parts.ts';
export { sampleDetails } from './sample-details.ts';
