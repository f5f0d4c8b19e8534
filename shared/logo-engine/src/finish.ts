import { STUDIOS } from '@fifteen/contracts';
import type { Chosen } from './choice.ts';
import { CONTRAST_GATES } from './colour/resolve-colours.ts';
import { contrastOf } from './colour/oklch.ts';
import type { LogoColours } from './colour/colour-spec.ts';
import { type Composition, composeLogo } from './compose/compose-logo.ts';
import { keptOf } from './compose/kept-compositions.ts';
import type { Concept } from './concept.ts';
import type { LogoContext } from './context.ts';
import { fingerprintsOf } from './fingerprint/concept-fingerprints.ts';
import type { Genome } from './genome.ts';
import { measuresOf } from './measures/measures.ts';
import { titleOf } from './explain/title.ts';
import { renderSvg } from './render/render-svg.ts';
import type { Raster } from './score/raster.ts';

/** A chosen proposal as the concept that customers see, with all that is measured on it; its fonts must be ready. */
export function finish({ assessment, slot, distinctness, reasons }: Chosen, context: LogoContext, raster: Raster): Concept {
  const { genome, colours, quality, legibility, known } = assessment;
  const composition = keptOf(genome, context) ?? composeLogo(genome, context);
  if (!composition) throw new Error(`${genome.recipe} was drawn when it was assessed, and now cannot be`);
  const contrast = leastContrast(genome, colours, composition);
  return {
    slot,
    studio: genome.studio,
    recipe: genome.recipe,
    family: genome.family,
    genome,
    svg: renderSvg(composition, genome, context, 'colour'),
    title: titleOf(genome),
    philosophy: STUDIOS[genome.studio].philosophy,
    reasons,
    scores: {
      legibility_16: rounded(legibility.symbol16),
      contrast: rounded(contrast),
      distinctness: rounded(distinctness),
      quality: rounded(quality.score),
    },
    measures: measuresOf({ composition, colours, palette: context.palette, contrast, distinctness: { set: distinctness, known } }, raster),
    fingerprints: fingerprintsOf(composition, genome, raster),
    background: colours.background,
    font: context.library.style(genome.type.font).name,
    colours,
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Of the lettering on its ground: on a plate, the ground shows through the plate. */
function leastContrast(genome: Genome, colours: LogoColours, composition: Composition): number {
  const lettering = composition.layers.map(({ role }) => role).filter((role) => role === 'text' || role === 'sub' || role === 'tb');
  const roles = genome.color.boxed ? [...lettering, 'a' as const] : lettering;
  return Math.min(...roles.map((role) => contrastOf(colours[role], colours.background)), ...(roles.length === 0 ? [CONTRAST_GATES.text] : []));
}
