import type { LogoColours } from '../colour/colour-spec.ts';
import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import { colourReason } from './colour-reason.ts';
import { dislikeReason } from './dislike-reason.ts';
import { ideaReason } from './idea-reason.ts';
import { typeReason } from './type-reason.ts';

/** Sentences that name what in the customer's answers made the concept what it is, the strongest first. */
export function reasonsFor(genome: Genome, context: LogoContext, colours: LogoColours): string[] {
  return [ideaReason(genome, context), typeReason(genome, context), colourReason(genome, context, colours), dislikeReason(genome, context)].filter(
    (reason) => reason !== null,
  );
}
