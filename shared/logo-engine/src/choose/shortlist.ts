import type { Genome } from '../genome.ts';

/** Drafts of one recipe, in the order they were made. */
export interface DraftedRecipe {
  weight: number;
  genomes: readonly Genome[];
}

/**
 * What of a studio's drafts is worth drawing: the first of every recipe, then the second of those the customer
 * wants most, and so on. Drawing and measuring is nearly all the time of a plan, and a recipe's fourth draft is
 * seldom the one that is chosen.
 */
export function shortlist(recipes: readonly DraftedRecipe[], most: number): DraftedRecipe[] {
  const counts = recipes.map(() => 0);
  const byWeight = [...recipes.entries()].sort(([, one], [, other]) => other.weight - one.weight);
  let left = most;
  for (let round = 0; left > 0 && recipes.some(({ genomes }) => genomes.length > round); round += 1) {
    for (const [i, { genomes }] of byWeight) {
      if (left === 0 || genomes.length <= round) continue;
      counts[i] = round + 1;
      left -= 1;
    }
  }
  return recipes.map(({ weight, genomes }, i) => ({ weight, genomes: genomes.slice(0, counts[i]) }));
}
