import type { PgBoss } from 'pg-boss';
import type { Logger } from '../logger.ts';
import { REFINEMENT_QUEUE } from './refinement-queue.ts';
import type { VariationsService } from './variations.service.ts';
import type { VariationsStore } from './variations.store.ts';

const SWEEP_MS = 60_000;
/** A job that is in no state of these will not run again. */
const ALIVE: ReadonlySet<string> = new Set(['created', 'retry', 'active', 'blocked']);

interface Dependencies {
  readonly boss: Pick<PgBoss, 'findJobs'>;
  readonly store: Pick<VariationsStore, 'openSince'>;
  readonly giveUp: VariationsService['giveUp'];
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Gives credits back that are set aside for refinements whose job has died, or that are deleted. */
export const createStrandedRefinements = ({ boss, store, giveUp, logger, now }: Dependencies) => {
  const isAlive = async (id: string): Promise<boolean> => {
    const [job] = await boss.findJobs(REFINEMENT_QUEUE, { id });
    return job !== undefined && ALIVE.has(job.state);
  };

  const sweepOne = async (id: string): Promise<void> => {
    if (await isAlive(id)) return;
    logger.warn({ refinement_id: id }, 'a refinement had no job any more: its credits go back');
    await giveUp(id);
  };

  return async (): Promise<void> => {
    const open = await store.openSince(new Date(now().getTime() - SWEEP_MS));
    for (const id of open) {
      await sweepOne(id).catch((error: unknown) => logger.error({ err: error, refinement_id: id }, 'a refinement could not be settled'));
    }
  };
};

/** Sweeps now and every minute. Gives what stops it. */
export const keepSweepingRefinements = (sweep: () => Promise<void>, logger: Logger): (() => void) => {
  const run = (): void => {
    sweep().catch((error: unknown) => logger.warn({ err: error }, 'refinements could not be looked through'));
  };
  run();
  const timer = setInterval(run, SWEEP_MS);
  return () => clearInterval(timer);
};
