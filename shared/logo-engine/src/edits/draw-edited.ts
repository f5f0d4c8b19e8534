import type { TasteProfile } from '@fifteen/contracts';
import { settle } from '../compose/settle.ts';
import { contextOf } from '../context.ts';
import { type DrawnLogo, drawConcept, fontsOf, lettersOf } from '../draw.ts';
import type { Genome } from '../genome.ts';
import type { FontLibrary } from '../type/font-library.ts';

/** An edited genome as it will be drawn, a name too wide for its place broken or moved; and its drawing. */
export async function drawEdited(genome: Genome, profile: TasteProfile, library: FontLibrary): Promise<{ genome: Genome; drawn: DrawnLogo }> {
  const context = contextOf(profile, library);
  await library.ready(fontsOf(genome), lettersOf(context));
  const settled = settle(genome, context).genome;
  return { genome: settled, drawn: await drawConcept(settled, profile, library) };
}
