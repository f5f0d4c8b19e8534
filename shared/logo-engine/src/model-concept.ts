import type { StudioId, TasteProfile } from '@fifteen/contracts';
import { type Brief, readBrief } from './brief/brief.ts';
import { fontsOf, lettersOf } from './compose/fonts-of.ts';
import type { Concept } from './concept.ts';
import type { Fingerprint } from './fingerprint/codec.ts';
import { NEAR_DUPLICATE, fingerprintDistance } from './fingerprint/distance.ts';
import { readyFor } from './edit/draw-edited.ts';
import { editedProposal } from './edit/edited-proposal.ts';
import type { Genome, IdeaGene } from './genome.ts';
import { ideaOf } from './idea-of.ts';
import { BY_MODEL, MODEL_LOOK, type ModelProgram } from './model-program.ts';
import type { SetOptions } from './pipeline.ts';
import { proposalsAbout } from './propose/propose.ts';
import { reasonsFor } from './render/reasons.ts';
import { renderAssessment } from './render/render-concept.ts';
import { type Assessment, assess } from './score/assess.ts';
import type { FaultName } from './score/faults.ts';

/** What a drawing by a model becomes a concept with. */
export interface ModelConceptOptions extends SetOptions {
  readonly studio: StudioId;
  readonly slot: number;
  /** Symbols of the set so far: a drawing that repeats one is refused. */
  readonly beside?: readonly Fingerprint[];
}

/** A concept, or why there is none, in words for the model. */
export type ModelConcept = { readonly concept: Concept; readonly faults: readonly string[]; readonly score: number } | { readonly refused: string };

/** Faults that together cost more than this keep a drawing from being shown. */
const MOST_FAULTS = 1.2;

/** The gene of a model's program. */
export const geneOfModel = (model: ModelProgram): IdeaGene => ({ program: BY_MODEL, look: MODEL_LOOK, things: [], letters: model.kind === 'wordmark' ? model.letters || model.name : model.letters, params: {}, model });

/**
 * A model's drawing set, colored, measured and compared like any of our own: every dressing that a studio would give it is
 * drawn, and the best one is the concept. Nothing of the model's runs here.
 */
export async function modelConcept(model: ModelProgram, profile: TasteProfile, options: ModelConceptOptions): Promise<ModelConcept> {
  const { seed, library, raster, readMeaning, marks, studio, slot, beside = [] } = options;
  const brief = readBrief(profile, library, readMeaning);
  const proposals = proposalsAbout(geneOfModel(model), studio, brief, `${seed}/${model.hash.slice(0, 16)}`);
  if (proposals.length === 0) return { refused: 'It shows what the owner said no to.' };
  await library.ready(proposals.flatMap(({ genome }) => fontsOf(genome)), lettersOf(brief));
  const drawn = proposals.map((proposal) => assess(proposal, brief, raster)).filter((assessment) => assessment !== null);
  const best = drawn.toSorted((one, other) => other.score - one.score)[0];
  if (!best) return { refused: 'It cannot be drawn for this name.' };
  const refused = refusalOf(best, { marks, beside });
  if (refused) return { refused };
  const concept = renderAssessment({ assessment: best, slot, rank: slot, distinctness: nearestOf(best, beside), reasons: reasonsFor(best, brief), marks }, brief);
  return { concept, faults: faultWords(best), score: best.score };
}

/** Symbols nearer than this are the same drawing to a customer: a small change that they asked for is further away. */
export const SAME_DRAWING = 0.02;

interface RefinedOptions extends Pick<SetOptions, 'raster' | 'marks'> {
  readonly brief: Brief;
  /** Symbols of the logo as it was and of the other variations. */
  readonly beside: readonly Fingerprint[];
}

/** A logo with another drawing by a model in place of its own: lettering, colors and layout stay. */
export async function refinedConcept(model: ModelProgram, genome: Genome, { brief, raster, marks, beside }: RefinedOptions): Promise<ModelConcept> {
  if (genome.idea && model.kind !== ideaOf(genome.idea).kind) return { refused: `The logo is a ${ideaOf(genome.idea).kind}: it stays one.` };
  const edited: Genome = { ...genome, idea: geneOfModel(model) };
  await readyFor([edited], brief);
  const assessment = assess(editedProposal(edited), brief, raster);
  if (!assessment) return { refused: 'It cannot be drawn for this name.' };
  if (assessment.symbol && nearestOf(assessment, beside) < SAME_DRAWING) return { refused: 'It looks the same as the logo was, or as another variation.' };
  const refused = refusalOf(assessment, { marks, beside: [] });
  if (refused) return { refused };
  const concept = renderAssessment({ assessment, slot: 0, rank: 0, distinctness: nearestOf(assessment, beside), reasons: reasonsFor(assessment, brief), marks }, brief);
  return { concept, faults: faultWords(assessment), score: assessment.score };
}

function refusalOf(assessment: Assessment, { marks, beside }: { marks: ModelConceptOptions['marks'] | undefined; beside: readonly Fingerprint[] }): string | undefined {
  const { figure, symbol, faults } = assessment;
  if (figure && marks?.isTooNear(figure)) return `It looks like the mark of ${marks.nearest(figure).name}.`;
  if (symbol && nearestOf(assessment, beside) < NEAR_DUPLICATE) return 'It looks like another concept of the set.';
  const cost = Object.values(faults).reduce((sum, each) => sum + each, 0);
  return cost > MOST_FAULTS ? faultWords(assessment).join(' ') : undefined;
}

const nearestOf = ({ symbol }: Assessment, beside: readonly Fingerprint[]): number => Math.min(1, ...(symbol ? beside.map((other) => fingerprintDistance(symbol, other)) : []));

const WORDS: Readonly<Record<FaultName, string>> = {
  'small-type': 'The lettering is too small beside the drawing.',
  'thin-type': 'The strokes of the lettering are too thin.',
  'unlike-weights': 'The mark is much heavier or lighter than the name beside it.',
  sparse: 'There is too little ink.',
  heavy: 'There is too much ink: leave more white inside the form.',
  'off-center': 'Its weight is off the middle.',
  'illegible-small': 'At 16 and 32 pixels it is mush: use fewer and larger forms.',
  'illegible-lockup': 'At 64 pixels the whole falls apart.',
  misread: 'Letters read as other letters.',
  detailed: 'It has too many small parts.',
  strip: 'It is much too wide for its height.',
};

const faultWords = ({ faults }: Assessment): string[] => (Object.keys(faults) as FaultName[]).map((name) => WORDS[name]);
