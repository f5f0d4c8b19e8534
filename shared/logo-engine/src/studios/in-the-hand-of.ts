import type { StudioId } from '@fifteen/contracts';
import type { Proposal } from '../choose/candidate.ts';
import { draft } from '../choose/propose.ts';
import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import { ABSTRACT_MARKS } from '../marks/index.ts';
import { briefOf } from './brief.ts';
import { studioAtWork } from './studios.ts';

const TRIES = 4;
const LEAST_WEIGHT = 0.05;
/** What a figure gains for each trait that it shares with the one that it is to stand for. */
const KINSHIP = 0.25;

/**
 * A concept as another studio would have made it: its recipes, type and colours, for the same name and the same idea
 * (the picture, the initial, a figure of like kind, the name alone). Proposals, undrawn, for `assess` and a choice;
 * without the picture where the studio cannot draw it for this customer. The same arguments give the same proposals.
 */
export function inTheHandOf(studio: StudioId, genome: Genome, context: LogoContext, seed: string): Proposal[] {
  const pinned = pinnedTo(genome, context);
  const brief = briefOf(pinned);
  const usage = new Map<string, number>();
  const drafted = studioAtWork(studio).recipes.flatMap((recipe) => {
    const weight = recipe.weight(brief);
    if (weight <= LEAST_WEIGHT) return [];
    const genomes = Array.from({ length: TRIES }, (_, k) => draft(recipe, studio, { context: pinned, usage, seed: `${seed}|${context.name.full}|${studio}|${recipe.id}|hand|${k}` }));
    return genomes.filter((made) => made !== null).map((made) => ({ genome: made, weight: weight + kinship(made, genome) }));
  });
  const faithful = drafted.filter((proposal) => keepsIdea(proposal.genome, genome));
  return faithful.length > 0 ? faithful : drafted.filter((proposal) => !isPicture(proposal.genome));
}

const isPicture = ({ mark }: Genome): boolean => mark !== undefined && mark.kind !== 'abstract' && mark.kind !== 'letter';

/** The customer with no other pictures in the brief than the concept's own. */
function pinnedTo(genome: Genome, context: LogoContext): LogoContext {
  const { mark } = genome;
  if (!mark || !isPicture(genome)) return context;
  const inner = mark.inner && mark.inner !== 'letter' ? [mark.inner] : [];
  return { ...context, motifs: { all: [mark.generator], trade: [mark.generator], name: inner } };
}

function keepsIdea(made: Genome, original: Genome): boolean {
  if (!original.mark) return !made.mark;
  if (isPicture(original)) return made.mark?.generator === original.mark.generator;
  return made.mark?.kind === original.mark.kind;
}

function kinship(made: Genome, original: Genome): number {
  const traits = traitsOf(original);
  return KINSHIP * traitsOf(made).filter((trait) => traits.includes(trait)).length;
}

const traitsOf = ({ mark }: Genome): readonly string[] => (mark?.kind === 'abstract' ? (ABSTRACT_MARKS.find(({ id }) => id === mark.generator)?.tags ?? []) : []);
