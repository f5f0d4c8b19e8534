import { RESIDENT_STUDIOS, type StudioId, type TasteProfile } from '@fifteen/contracts';
import type { IdeaId } from '@fifteen/idea-book';
import type { FontLibrary } from '@fifteen/typography';
import { type MeaningReader, readBrief } from './brief/brief.ts';
import { fontsOf, lettersOf } from './compose/fonts-of.ts';
import type { Plan } from './concept.ts';
import type { Fingerprint } from './fingerprint/codec.ts';
import { NEAR_DUPLICATE } from './fingerprint/distance.ts';
import { fingerprintIndex } from './fingerprint/fingerprint-index.ts';
import type { RealMarks } from './lookalikes/real-marks.ts';
import { propose } from './propose/propose.ts';
import { renderConcept } from './render/render-concept.ts';
import { type Assessment, assess } from './score/assess.ts';
import type { Raster } from './score/raster.ts';
import { distanceOf } from './select/rules.ts';
import { selectSet } from './select/select.ts';
import { type Share, inShare } from './share.ts';
import { ENGINE_VERSION } from './version.ts';

/** What drawing a set takes besides the customer's answers. */
export interface SetOptions {
  readonly seed: string;
  readonly library: FontLibrary;
  readonly raster: Raster;
  readonly readMeaning: MeaningReader;
  /** The residents unless given. */
  readonly studios?: readonly StudioId[];
  /** Symbols that others have already: none of the set looks like them. */
  readonly avoid?: readonly Fingerprint[];
  /** Real companies' marks: none of the set is too near to one, and each says its nearest. Without them nothing is compared. */
  readonly marks?: RealMarks;
  /** Draws from these ideas of the book only, to look at them one by one. */
  readonly ideas?: readonly IdeaId[];
}

/**
 * From a customer's answers to a set of concepts, five a studio. This is the whole engine:
 *
 * 1. `brief/` reads the answers: the name taken apart, what it means, the taste as numbers and bans, the palette by role.
 * 2. `propose/` matches the idea book with the brief and gives each idea a hand, lettering, colors. Nothing is drawn.
 * 3. `compose/` draws a proposal as layers with roles; `score/` measures it and names its faults; `lookalikes/` passes
 *    over what is too near to a real company's mark.
 * 4. `select/` takes five a studio, one by one, by score and by what each adds to the set.
 * 5. `render/` writes the drawing, the title and the reasons.
 *
 * The same profile, seed and engine version give the same bytes.
 */
export const drawSet = async (profile: TasteProfile, options: SetOptions): Promise<Plan> =>
  finishSet(profile, await assessShare(profile, options, { index: 0, of: 1 }), options);

/** Steps 1 to 3 for a share of the proposals: what threads do side by side. */
export async function assessShare(profile: TasteProfile, { seed, library, raster, readMeaning, studios = RESIDENT_STUDIOS, avoid = [], marks, ideas }: SetOptions, share: Share): Promise<Assessment[]> {
  const brief = readBrief(profile, library, readMeaning);
  const proposals = inShare(propose(brief, seed, studios, ideas && (({ id }) => (ideas as readonly string[]).includes(id))), share);
  await library.ready(proposals.flatMap(({ genome }) => fontsOf(genome)), lettersOf(brief));
  const others = avoid.length > 0 ? fingerprintIndex(avoid.map((fingerprint, i) => ({ id: String(i), fingerprint }))) : undefined;
  const isTaken = ({ symbol }: Assessment) => symbol !== null && others !== undefined && (others.nearest(symbol, 1)[0]?.distance ?? 1) < NEAR_DUPLICATE;
  const isReal = ({ figure }: Assessment) => figure !== null && marks !== undefined && marks.isTooNear(figure);
  return proposals.map((proposal) => assess(proposal, brief, raster)).filter((assessment) => assessment !== null && !isTaken(assessment) && !isReal(assessment)) as Assessment[];
}

/** Steps 4 and 5 for everything that was assessed, in whatever order. */
export async function finishSet(profile: TasteProfile, assessments: readonly Assessment[], { seed, library, readMeaning, studios = RESIDENT_STUDIOS, marks }: SetOptions): Promise<Plan> {
  const brief = readBrief(profile, library, readMeaning);
  const inOrder = assessments.toSorted((one, other) => other.score - one.score || (one.lockup < other.lockup ? -1 : 1));
  const selected = selectSet(inOrder, studios, brief);
  await library.ready(selected.flatMap(({ assessment }) => fontsOf(assessment.proposal.genome)), lettersOf(brief));
  const distances = selected.map((one) => selected.filter((other) => other !== one).map((other) => distanceOf(one.assessment, other.assessment)));
  return {
    engine: ENGINE_VERSION,
    seed,
    concepts: selected.map((one, i) => renderConcept(one, Math.min(1, ...distances[i]!), brief, marks)),
    diversity: mean(distances.flat()),
    notes: brief.notes,
  };
}

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1000) / 1000);
