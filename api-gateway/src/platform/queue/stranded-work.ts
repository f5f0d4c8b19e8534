import type { PgBoss } from 'pg-boss';
import type { Logger } from '../logging/logger.ts';

const SWEEP_MS = 60_000;
/** A job in any other state will not run again. */
const ALIVE: ReadonlySet<string> = new Set(['created', 'retry', 'active', 'blocked']);

/** How the job of a piece of work is found: by its id, or by what its data holds. */
type JobQuery = { readonly id: string } | { readonly data: object };

interface StrandedWork<Work> {
  readonly boss: Pick<PgBoss, 'findJobs'>;
  readonly queue: string;
  /** Unfinished work that was put into the queue before this moment. */
  readonly waitingSince: (before: Date) => Promise<readonly Work[]>;
  readonly jobOf: (work: Work) => JobQuery;
  /** Ends the work as failed. Called at any time, also twice at once. */
  readonly giveUp: (work: Work) => Promise<void>;
  /** Names the work in the log. */
  readonly factsOf: (work: Work) => object;
  readonly logger: Logger;
  readonly now: () => Date;
}

/** Looks through unfinished work once, and ends what no job will ever finish. */
export type Sweep = () => Promise<void>;

/** Finishes what is left over when a job dies, whatever it died of: no customer waits for something that nobody does. */
export const strandedWork = <Work>(of: StrandedWork<Work>): Sweep => {
  const isAlive = async (work: Work): Promise<boolean> => {
    const jobs = await of.boss.findJobs(of.queue, of.jobOf(work));
    return jobs.some(({ state }) => ALIVE.has(state));
  };

  const sweepOne = async (work: Work): Promise<void> => {
    if (await isAlive(work)) return;
    of.logger.warn({ queue: of.queue, ...of.factsOf(work) }, 'work without a job was ended as failed');
    await of.giveUp(work);
  };

  return async () => {
    const waiting = await of.waitingSince(new Date(of.now().getTime() - SWEEP_MS));
    for (const work of waiting) {
      await sweepOne(work).catch((error: unknown) => of.logger.error({ err: error, queue: of.queue, ...of.factsOf(work) }, 'work without a job could not be ended'));
    }
  };
};

/** Sweeps now and every minute. Returns a function that stops it. */
export const keepSweepingStranded = (sweep: Sweep, logger: Logger): (() => void) => {
  const run = (): void => {
    sweep().catch((error: unknown) => logger.warn({ err: error }, 'unfinished work could not be looked through'));
  };
  run();
  const timer = setInterval(run, SWEEP_MS);
  return () => clearInterval(timer);
};
