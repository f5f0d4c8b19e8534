import { RESIDENT_STUDIOS, type TasteProfile } from '@fifteen/contracts';
import { PEN_IDS, penCovers } from '@fifteen/drawing';
import { type Brief, readBrief } from './brief/brief.ts';
import { fontsOf, lettersOf } from './compose/fonts-of.ts';
import type { Concept } from './concept.ts';
import { editedProposal } from './edit/edited-proposal.ts';
import type { Genome } from './genome.ts';
import type { SetOptions } from './pipeline.ts';
import { plainProposals } from './propose/propose.ts';
import { renderAssessment } from './render/render-concept.ts';
import { reasonsFor } from './render/reasons.ts';
import { type Assessment, assess } from './score/assess.ts';
import { FROM_EACH_STUDIO } from './select/select.ts';

/**
 * The plain concept for a slot (0 to 14 of the residents) whose own drawing failed: the name in letters that suit. It
 * cannot fail for a valid profile, whatever its script and length. Its distance to the others is not known and reads 0.
 */
export async function drawFallback(profile: TasteProfile, slot: number, options: SetOptions): Promise<Concept> {
  const { seed, library, raster, readMeaning, studios = RESIDENT_STUDIOS, marks } = options;
  const studio = studios[Math.floor(slot / FROM_EACH_STUDIO)];
  if (!studio) throw new RangeError(`There is no slot ${slot}.`);
  const brief = readBrief(profile, library, readMeaning);
  const proposals = plainProposals(brief, `${seed}/${slot}`, studio);
  await library.ready(proposals.flatMap(({ genome }) => fontsOf(genome)), lettersOf(brief));
  const drawn = proposals.map((proposal) => assess(proposal, brief, raster)).filter((assessment) => assessment !== null);
  const best = drawn.toSorted((one, other) => other.score - one.score)[0] ?? (await plainest(proposals[0]!.genome, brief, options));
  return renderAssessment({ assessment: best, slot, rank: slot, distinctness: 0, reasons: reasonsFor(best, brief), marks }, brief);
}

/** One line in the first lettering that can be drawn at all. */
async function plainest(genome: Genome, brief: Brief, { library, raster }: SetOptions): Promise<Assessment> {
  const styles: Genome['lettering']['style'][] = [...brief.styles.map(({ id }) => ({ font: id })), ...PEN_IDS.filter((pen) => penCovers(pen, brief.name.full)).map((pen) => ({ pen, options: {} }))];
  for (const style of styles) {
    const plain: Genome = { ...genome, tag: null, lettering: { style, setting: 'line' } };
    await library.ready(fontsOf(plain), lettersOf(brief));
    const assessment = assess(editedProposal(plain), brief, raster);
    if (assessment) return assessment;
  }
  throw new Error(`No lettering draws "${brief.name.full}".`);
}
