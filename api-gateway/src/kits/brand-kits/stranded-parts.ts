import { type Sweep, strandedWork } from '../../platform/queue/stranded-work.ts';
import type { KitMakingStore } from './kit-making.store.ts';
import { KIT_QUEUE } from './kit-queue.ts';

interface Dependencies extends Pick<Parameters<typeof strandedWork>[0], 'boss' | 'logger' | 'now'> {
  readonly store: Pick<KitMakingStore, 'waitingSince' | 'fail'>;
}

/** Parts of kits whose job has died have failed: the customer may ask for them again, at no cost. */
export const strandedParts = ({ boss, store, logger, now }: Dependencies): Sweep =>
  strandedWork({
    boss,
    queue: KIT_QUEUE.name,
    waitingSince: store.waitingSince,
    jobOf: (job) => ({ data: job }),
    giveUp: store.fail,
    factsOf: ({ orderId, part, round }) => ({ order_id: orderId, part, round }),
    logger,
    now,
  });
