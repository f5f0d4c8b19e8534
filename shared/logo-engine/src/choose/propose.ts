import { RESIDENT_STUDIOS, type StudioId } from '@fifteen/contracts';
import { chanceFrom } from '../chance/chance.ts';
import { asInNature } from '../colour/as-in-nature.ts';
import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import { briefOf } from '../studios/brief.ts';
import { deskFor } from '../studios/desk.ts';
import type { Recipe } from '../studios/recipe.ts';
import { studioAtWork } from '../studios/studios.ts';
import { brokenBans } from '../taste/broken-bans.ts';
import { inTaste, withOtherSecond } from '../taste/in-taste.ts';
import { familyFactor } from '../taste/pulls.ts';
import { shortNameFactor } from '../taste/short-names.ts';
import { ENGINE_VERSION } from '../version.ts';
import type { Proposal } from './candidate.ts';
import { type DraftedRecipe, shortlist } from './shortlist.ts';

/** Drafts of each recipe; a long name leaves fewer presentable ones. */
const TRIES = 4;
const TRIES_FOR_LONG = 7;
const LONG_NAME = 24;
const LEAST_WEIGHT = 0.05;

/** Most drafts of a studio that are drawn in the first round and in all, and most where the name is long. */
const MOST = { likeliest: 22, all: 40 };
const MOST_FOR_LONG = { likeliest: 31, all: 56 };

/** Proposals in two rounds: the second is drawn where the first makes no good set. */
export interface Rounds {
  likeliest: Proposal[];
  others: Proposal[];
}

/** What these studios propose for a customer: up to forty genomes each, none of them drawn yet. */
export function propose(context: LogoContext, seed: string, studios?: readonly StudioId[]): Proposal[] {
  const { likeliest, others } = proposeInRounds(context, seed, studios);
  return [...likeliest, ...others];
}

/** The same, the likeliest half of each studio's apart. */
export function proposeInRounds(context: LogoContext, seed: string, studios: readonly StudioId[] = RESIDENT_STUDIOS): Rounds {
  const isLong = context.name.full.length > LONG_NAME;
  const { likeliest, all } = isLong ? MOST_FOR_LONG : MOST;
  const rounds = studios.map((studio) => {
    const drafted = draftsOf(studio, context, { seed, tries: isLong ? TRIES_FOR_LONG : TRIES });
    const first = new Set(shortlist(drafted, likeliest).flatMap(({ genomes }) => genomes));
    const proposals = shortlist(drafted, all).flatMap(({ weight, genomes }) => genomes.map((genome) => ({ genome, weight })));
    return { likeliest: proposals.filter(({ genome }) => first.has(genome)), others: proposals.filter(({ genome }) => !first.has(genome)) };
  });
  return { likeliest: rounds.flatMap((round) => round.likeliest), others: rounds.flatMap((round) => round.others) };
}

/** All drafts of a studio. */
function draftsOf(studio: StudioId, context: LogoContext, { seed, tries }: { seed: string; tries: number }): DraftedRecipe[] {
  const { id, recipes } = studioAtWork(studio);
  const brief = briefOf(context);
  const usage = new Map<string, number>();
  return recipes.flatMap((recipe) => {
    const own = recipe.weight(brief);
    if (own <= LEAST_WEIGHT) return [];
    const weight = own * familyFactor(recipe.family, context.taste) * shortNameFactor(recipe.family, context.name);
    const genomes = Array.from({ length: tries }, (_, k) => draft(recipe, id, { context, usage, seed: `${seed}|${context.name.full}|${id}|${recipe.id}|${k}` }));
    return [{ weight, genomes: genomes.filter((genome) => genome !== null) }];
  });
}

export interface DraftOptions {
  context: LogoContext;
  usage: Map<string, number>;
  seed: string;
}

/** One draft of a recipe; null where the brief lacks what it needs, or where it would break a ban. */
export function draft(recipe: Recipe, studio: StudioId, { context, usage, seed }: DraftOptions): Genome | null {
  const chance = chanceFrom(seed);
  const proposed = recipe.draft(deskFor({ studio, context, usage, chance }));
  if (!proposed) return null;
  const { mark, color, ...rest } = proposed;
  const genome: Genome = {
    v: 1,
    engine: ENGINE_VERSION,
    seed,
    studio,
    recipe: recipe.id,
    family: recipe.family,
    ...rest,
    color: asInNature(inTaste(withOtherSecond(color, chance.fork('second colour')), context.taste), mark?.kind === 'abstract' ? undefined : mark?.generator, context.palette),
    ...(mark && { mark: { ...mark, seed } }),
  };
  return brokenBans(genome, context).length === 0 ? genome : null;
}
