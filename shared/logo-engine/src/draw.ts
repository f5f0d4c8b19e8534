import type { TasteProfile } from '@fifteen/contracts';
import type { LogoColours } from './colour/colour-spec.ts';
import { resolveColours } from './colour/resolve-colours.ts';
import { composeLogo } from './compose/compose-logo.ts';
import { type LogoContext, contextOf } from './context.ts';
import type { Genome } from './genome.ts';
import type { Artwork } from './render/artwork.ts';
import { type LogoForm, renderSvg } from './render/render-svg.ts';
import { svgOf } from './render/svg.ts';
import { inCase } from './type/in-case.ts';
import type { FontLibrary } from './type/font-library.ts';
import { variantsOf } from './variants/draw-variant.ts';
import type { Variant } from './variants/variant.ts';

export interface DrawnLogo {
  colours: LogoColours;
  /** SVG of one form on the square canvas: paths only, no text, image or filter. */
  svg(form: LogoForm): string;
  /** SVG of one variant: an arrangement in a colouring, on the canvas or in its own frame. */
  variant(variant: Variant): string;
  /** The same as areas with colours, for other formats. */
  artwork(variant: Variant): Artwork;
}

/**
 * Draws one genome; `planConcepts` gave it or an edit changed it. Same input, same bytes, in any order or thread.
 * Rejects where its mark cannot be drawn for this name.
 */
export async function drawConcept(genome: Genome, profile: TasteProfile, library: FontLibrary): Promise<DrawnLogo> {
  const context = contextOf(profile, library);
  await library.ready(fontsOf(genome), lettersOf(context));
  const composition = composeLogo(genome, context);
  if (!composition) throw new Error(`The mark ${genome.mark?.generator} cannot be drawn for "${context.name.full}"`);
  const artwork = variantsOf({ genome, context, composition });
  return {
    colours: resolveColours(genome.color, context.palette),
    svg: (form) => renderSvg(composition, genome, context, form),
    variant: (variant) => svgOf(artwork(variant)),
    artwork,
  };
}

/** Styles that a genome sets type in. */
export const fontsOf = ({ type, mark }: Pick<Genome, 'type' | 'mark'>): string[] => [type.font, type.subFont, ...(mark?.font ? [mark.font] : [])];

/** Every character that any setting of the name may need. */
export function lettersOf({ name, trade }: LogoContext): string {
  const text = `${name.full} ${trade} ${name.initials.first}${name.initials.second}`;
  return text + inCase(text, 'upper') + inCase(text, 'lower') + text.toUpperCase() + text.toLowerCase();
}
