import { STUDIO_IDS, type StudioId, type TasteProfile } from '@fifteen/contracts';
import type { Proposal } from '../../choose/candidate.ts';
import { propose } from '../../choose/propose.ts';
import { resolveColours } from '../../colour/resolve-colours.ts';
import { settle } from '../../compose/settle.ts';
import { type LogoContext, contextOf } from '../../context.ts';
import { fontsOf, lettersOf } from '../../draw.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import { lookOf } from './look-of.ts';
import { type Sample, sorterFrom } from './sorter.ts';

/** What a customer gave, and what all five studios made of it, as a stranger sees it. */
export type Showing = readonly Sample<StudioId>[];

/** Concepts of each studio that are shown for one customer: the ones it wants most. */
const SHOWN = 7;

/** What all five studios would make of a customer: for each of the recipes that they want most, the first that can be drawn. */
export async function showingOf(profile: TasteProfile, seed: string, library: FontLibrary): Promise<Showing> {
  const context = contextOf(profile, library);
  const proposals = propose(context, seed, STUDIO_IDS);
  await library.ready(proposals.flatMap(({ genome }) => fontsOf(genome)), lettersOf(context));
  return STUDIO_IDS.flatMap((studio) => {
    const own = proposals.filter(({ genome }) => genome.studio === studio).sort((one, other) => other.weight - one.weight);
    const recipes = [...new Set(own.map(({ genome }) => genome.recipe))];
    const looks: number[][] = [];
    for (const recipe of recipes) {
      const look = looks.length < SHOWN ? firstLook(own.filter(({ genome }) => genome.recipe === recipe), context) : null;
      if (look) looks.push(look);
    }
    return looks.map((measures) => ({ group: studio, measures }));
  });
}

function firstLook(proposals: readonly Proposal[], context: LogoContext): number[] | null {
  for (const { genome: proposed } of proposals) {
    const { genome } = settle(proposed, context);
    const look = lookOf({ genome, colours: resolveColours(genome.color, context.palette) }, context);
    if (look) return look;
  }
  return null;
}

/** As on one sheet: what all concepts of a customer share, their palette above all, sets none of them apart. */
function besideEachOther(showing: Showing): Showing {
  const middle = (i: number) => showing.reduce((sum, { measures }) => sum + measures[i]!, 0) / showing.length;
  return showing.map(({ group, measures }) => ({ group, measures: measures.map((value, i) => value - middle(i)) }));
}

/** How often each studio's concepts were taken for each studio's: rows are the truth. */
export type Confusion = Record<StudioId, Record<StudioId, number>>;

/** Each showing sorted by somebody who has seen all the others, and none of this customer's. Only these studios are in the game. */
export function sortByHand(showings: readonly Showing[], studios: readonly StudioId[] = STUDIO_IDS): { accuracy: number; confusion: Confusion } {
  const shown = showings.map((showing) => besideEachOther(showing.filter(({ group }) => studios.includes(group))));
  const none = () => Object.fromEntries(STUDIO_IDS.map((id) => [id, 0])) as Record<StudioId, number>;
  const confusion = Object.fromEntries(STUDIO_IDS.map((id) => [id, none()])) as Confusion;
  for (const [held, showing] of shown.entries()) {
    const guess = sorterFrom(shown.filter((_, i) => i !== held).flat());
    for (const { group, measures } of showing) confusion[group][guess(measures)] += 1;
  }
  const right = studios.reduce((sum, id) => sum + confusion[id][id], 0);
  return { accuracy: right / shown.flat().length, confusion };
}
