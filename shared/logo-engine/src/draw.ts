import type { TasteProfile } from '@fifteen/contracts';
import type { LogoColours } from './colour/colour-spec.ts';
import type { Genome } from './genome.ts';
import type { FontLibrary } from './type/font-library.ts';

/** `symbol` is the mark or, where there is none, a form of the initial; all forms are 1000 by 1000 units. */
export const LOGO_FORMS = ['colour', 'transparent', 'dark', 'light', 'reversed', 'symbol'] as const;
export type LogoForm = (typeof LOGO_FORMS)[number];

export interface DrawnLogo {
  colours: LogoColours;
  /** SVG of one form: paths only, no text, image or filter. */
  svg(form: LogoForm): string;
}

/** Draws one genome; `planConcepts` gave it or an edit changed it. Same input, same bytes, in any order or thread. */
export function drawConcept(genome: Genome, profile: TasteProfile, library: FontLibrary): Promise<DrawnLogo> {
  return Promise.reject(new Error(`No drawing of ${genome.recipe} for ${profile.basic_info.company_name} with ${library.styles.length} fonts`));
}
