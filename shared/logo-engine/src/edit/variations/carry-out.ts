import type { StudioId } from '@fifteen/contracts';
import type { Brief } from '../../brief/brief.ts';
import type { Genome } from '../../genome.ts';
import { type Assessment, assess } from '../../score/assess.ts';
import type { Raster } from '../../score/raster.ts';
import { type OperationOptions, type Outcome, applyOperations } from '../apply-operations.ts';
import { readyFor } from '../draw-edited.ts';
import { editedProposal } from '../edited-proposal.ts';
import { proposalsBy } from '../hand-edits.ts';
import type { Lock, Operation } from '../operation.ts';
import { type DrawnFacts, factsOf } from './drawn-facts.ts';
import { meets } from './meets.ts';
import { glimpseOf, seenBetween } from './seen.ts';

/** Draws genomes in their order; null for what cannot be drawn for this name. */
type Drawer = (genomes: readonly Genome[]) => Promise<(Assessment | null)[]>;

export const drawerFor = (brief: Brief, raster: Raster): Drawer => async (genomes) => {
  await readyFor(genomes, brief);
  return genomes.map((each) => assess(editedProposal(each), brief, raster));
};

/** A logo with the wishes carried out, and what became of each. */
export interface CarriedOut {
  readonly assessment: Assessment;
  readonly outcomes: readonly Outcome[];
}

interface Wishes {
  readonly parent: Assessment;
  readonly operations: readonly Operation[];
  readonly brief: Brief;
  readonly raster: Raster;
  readonly concepts: NonNullable<OperationOptions['concepts']>;
  readonly locks: readonly Lock[];
}

interface Carried {
  readonly edited: CarriedOut;
  /** What the wishes are measured against: the logo itself, or the concept or studio's version that they start from. */
  readonly before: DrawnFacts;
  readonly options: OperationOptions;
}

/** "Bolder, like concept 3": what is bolder is measured against concept 3. */
const isBase = ({ op }: Operation): boolean => op === 'like' || op === 'hand';

/** Carries out wishes and measures them in the drawing. One that does not show is taken back, and said. */
export async function carryOut({ parent, operations, brief, raster, concepts, locks }: Wishes): Promise<Carried> {
  const draw = drawerFor(brief, raster);
  const options: OperationOptions = { concepts, locks, hands: await handsFor(parent.proposal.genome, operations, brief, draw) };
  const bases = operations.filter(isBase);
  const based = bases.length === 0 ? parent : (await drawnWith(parent, bases, brief, options, draw)).assessment;
  const before = factsOf(based, brief);
  const unseen: Outcome[] = [];
  for (;;) {
    const wishes = operations.filter((operation) => !unseen.some((outcome) => outcome.operation === operation));
    const edited = await drawnWith(parent, wishes, brief, options, draw);
    const hidden = unseenIn(edited, { parent, before, brief, raster });
    if (hidden.length === 0) return { edited: { ...edited, outcomes: [...edited.outcomes, ...unseen] }, before, options };
    unseen.push(...hidden);
  }
}

/** A wish that changes less of the picture than this is not seen. */
const LEAST_CHANGED = 0.002;

interface Seen extends Pick<Wishes, 'parent' | 'brief' | 'raster'> {
  readonly before: DrawnFacts;
}

/** Wishes that were carried out and cannot be measured in the drawing. */
function unseenIn({ assessment, outcomes }: CarriedOut, { parent, before, brief, raster }: Seen): Outcome[] {
  const glimpse = ({ proposal, colors }: Assessment) => glimpseOf(proposal.genome, colors, brief, raster);
  const isChanged = seenBetween(glimpse(parent), glimpse(assessment)) >= LEAST_CHANGED;
  const after = factsOf(assessment, brief);
  const wishes = outcomes.flatMap(({ operation, because }) => (because ? [] : [operation]));
  return outcomes.filter(({ operation, because }) => !because && !(isChanged && meets(operation, { before, after, brief, wishes }))).map(({ operation }) => ({ operation, because: 'It wouldn’t show in this logo' }));
}

/** The operations carried out and drawn. Where that cannot be drawn, one by one: one whose result cannot be drawn is taken back, and said. */
async function drawnWith(parent: Assessment, operations: readonly Operation[], brief: Brief, options: OperationOptions, draw: Drawer): Promise<CarriedOut> {
  const whole = applyOperations(parent.proposal.genome, operations, brief, options);
  const [together] = await draw([whole.genome]);
  if (together) return { assessment: together, outcomes: whole.outcomes };
  let assessment = parent;
  const outcomes: Outcome[] = [];
  for (const operation of operations) {
    const { genome, outcomes: [outcome = { operation }] } = applyOperations(assessment.proposal.genome, [operation], brief, options);
    const [drawn] = outcome.because ? [null] : await draw([genome]);
    outcomes.push(drawn || outcome.because ? outcome : { operation, because: 'It can’t be drawn for this name' });
    assessment = drawn ?? assessment;
  }
  return { assessment, outcomes };
}

/** Proposals of a studio that are drawn for a choice. */
const MOST_TRIED = 6;

/** For each studio that the operations name, the best that it makes of the logo. */
async function handsFor(genome: Genome, operations: readonly Operation[], brief: Brief, draw: Drawer): Promise<ReadonlyMap<StudioId, Genome>> {
  const hands = new Map<StudioId, Genome>();
  for (const operation of operations) {
    if (operation.op !== 'hand' || hands.has(operation.studio) || genome.studio === operation.studio) continue;
    const tried = await draw(proposalsBy(operation.studio, genome, { brief }).slice(0, MOST_TRIED));
    const best = tried.filter((each) => each !== null).toSorted((one, other) => other.score - one.score)[0];
    if (best) hands.set(operation.studio, best.proposal.genome);
  }
  return hands;
}
