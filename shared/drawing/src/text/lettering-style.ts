import type { LetterCase } from '@fifteen/typography';
import type { PenId, PenOptions } from '../pens/pen.ts';

/** How the name of a logo is set: in one of the pens, or in a font of the library. */
export type LetteringStyle =
  | { readonly pen: PenId; readonly options: Omit<PenOptions, 'size'>; readonly case?: LetterCase }
  | { readonly font: string; readonly case?: LetterCase; readonly tracking?: number };
