import { type Sweep, strandedWork } from '../../platform/queue/stranded-work.ts';
import { REFINEMENT_QUEUE } from './refinement-queue.ts';
import type { VariationsService } from './variations.service.ts';
import type { VariationsStore } from './variations.store.ts';

interface Dependencies extends Pick<Parameters<typeof strandedWork>[0], 'boss' | 'logger' | 'now'> {
  readonly store: Pick<VariationsStore, 'openSince'>;
  readonly giveUp: VariationsService['giveUp'];
}

/** Gives credits back that are set aside for refinements whose job has died, or that are deleted. */
export const strandedRefinements = ({ boss, store, giveUp, logger, now }: Dependencies): Sweep =>
  strandedWork({
    boss,
    queue: REFINEMENT_QUEUE.name,
    waitingSince: store.openSince,
    jobOf: (id) => ({ id }),
    giveUp,
    factsOf: (id) => ({ refinement_id: id }),
    logger,
    now,
  });
