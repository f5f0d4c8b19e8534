import { STUDIOS, type StudioId } from '@fifteen/contracts';
import type { Genome } from '../../genome.ts';
import { inTheHandOf } from '../../studios/in-the-hand-of.ts';
import { newlyBroken } from './dislikes.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';

/** What a studio would make of a genome's idea for this customer, what it wants most first: undrawn, nothing that she dislikes. */
export function proposalsBy(studio: StudioId, genome: Genome, context: Omit<EditContext, 'locks'>) {
  const proposals = inTheHandOf(studio, genome, context, genome.seed.slice(0, 200));
  return proposals.filter((proposal) => newlyBroken(genome, proposal.genome, context).length === 0).toSorted((one, other) => other.weight - one.weight);
}

/** The proposal that was chosen by its drawing; where none was drawn, the one that the studio wants most. */
export function handOf(genome: Genome, studio: StudioId, context: EditContext): Edited {
  if (genome.studio === studio) return new Refusal(`It is by ${STUDIOS[studio].name} already`);
  const best = context.hands?.get(studio) ?? proposalsBy(studio, genome, context)[0]?.genome;
  return best ?? new Refusal(`${STUDIOS[studio].name} has nothing for this name`);
}
