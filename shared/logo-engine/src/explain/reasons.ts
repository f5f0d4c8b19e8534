import type { LogoColours } from '../colour/colour-spec.ts';
import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import { colourReasons } from './colour-reason.ts';
import { dislikeReasons } from './dislike-reason.ts';
import { ideaReasons } from './idea-reason.ts';
import { typeReasons } from './type-reason.ts';

/** Fewest sentences that a concept comes with. */
const LEAST = 3;

/** What was said already, so that no sentence comes twice in a set. */
export type Said = Set<string>;

/**
 * Sentences that name what in the customer's answers made the concept what it is, the strongest first. Each is said in
 * a way that the set has not heard yet, and left out where all ways are used up, unless too few would remain.
 */
export function reasonsFor(genome: Genome, context: LogoContext, colours: LogoColours, said: Said = new Set()): string[] {
  const ways = [ideaReasons(genome, context), typeReasons(genome, context), colourReasons(genome, context, colours), dislikeReasons(genome, context)];
  const fresh = ways.map((sentences) => sentences.find((sentence) => !said.has(sentence)));
  const missing = Math.max(0, LEAST - fresh.filter((sentence) => sentence !== undefined).length);
  const repeated = ways.filter((_, at) => fresh[at] === undefined).slice(0, missing).flatMap(([first]) => (first ? [first] : []));
  const reasons = [...fresh.filter((sentence) => sentence !== undefined), ...repeated];
  for (const reason of reasons) said.add(reason);
  return reasons;
}
