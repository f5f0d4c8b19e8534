import { STUDIOS, type StudioId } from '@fifteen/contracts';
import type { Genome } from '../genome.ts';
import { proposalsAbout } from '../propose/propose.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';

/** What a studio would make of the logo: its idea, or plain letters, in the studio's own hand; undrawn, most promising first. */
export const proposalsBy = (studio: StudioId, genome: Genome, { brief }: Pick<EditContext, 'brief'>): Genome[] =>
  proposalsAbout(genome.idea, studio, brief, genome.seed.slice(0, 200)).map((proposal) => proposal.genome);

/** The proposal that was chosen by its drawing; where none was drawn, the one that the studio finds most promising. */
export function inHandOf(genome: Genome, studio: StudioId, context: EditContext): Edited {
  if (genome.studio === studio) return new Refusal(`It is already by ${STUDIOS[studio].name}`);
  const best = context.hands.get(studio) ?? proposalsBy(studio, genome, context)[0];
  return best ?? new Refusal(`${STUDIOS[studio].name} has nothing for this name`);
}
