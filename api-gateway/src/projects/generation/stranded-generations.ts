import { type Sweep, strandedWork } from '../../platform/queue/stranded-work.ts';
import type { GenerationStore, Turn } from './generation.store.ts';
import { GENERATION_QUEUE, MODEL_QUEUE } from './generation-queue.ts';

interface Dependencies extends Pick<Parameters<typeof strandedWork>[0], 'boss' | 'logger' | 'now'> {
  readonly store: Pick<GenerationStore, 'waitingSince' | 'giveUp'>;
}

const QUEUES = { engine: GENERATION_QUEUE.name, model: MODEL_QUEUE.name } as const;

/** Concepts whose job has died have failed: the page says so, and offers to try again. */
export const strandedGenerations = ({ boss, store, logger, now }: Dependencies, turn: Turn): Sweep =>
  strandedWork({
    boss,
    queue: QUEUES[turn],
    waitingSince: (before) => store.waitingSince(before, turn),
    jobOf: ({ projectId }) => ({ data: { projectId } }),
    giveUp: (waiting) => store.giveUp(waiting, now(), turn),
    factsOf: ({ projectId }) => ({ project_id: projectId }),
    logger,
    now,
  });
