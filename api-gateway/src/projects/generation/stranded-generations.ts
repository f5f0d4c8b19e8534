import { type Sweep, strandedWork } from '../../platform/queue/stranded-work.ts';
import type { GenerationStore } from './generation.store.ts';
import { GENERATION_QUEUE } from './generation-queue.ts';

interface Dependencies extends Pick<Parameters<typeof strandedWork>[0], 'boss' | 'logger' | 'now'> {
  readonly store: Pick<GenerationStore, 'waitingSince' | 'giveUp'>;
}

/** Concepts whose job has died have failed: the page says so, and offers to try again. */
export const strandedGenerations = ({ boss, store, logger, now }: Dependencies): Sweep =>
  strandedWork({
    boss,
    queue: GENERATION_QUEUE.name,
    waitingSince: store.waitingSince,
    jobOf: ({ projectId }) => ({ data: { projectId } }),
    giveUp: (waiting) => store.giveUp(waiting, now()),
    factsOf: ({ projectId }) => ({ project_id: projectId }),
    logger,
    now,
  });
