import type { BrowserCheck, ReleaseCheck, RemoteName } from '@fifteen/contracts';
import type { Db, InTransaction } from '../../platform/database/db.ts';
import { AppError, StartError } from '../../platform/errors/errors.ts';
import type { CheckJob, EnqueueCheck } from './check-queue.ts';
import { checkRunsStore } from './check-runs.store.ts';
import { RUN_MAX_MS, type ChecksService } from './checks.service.ts';
import type { PreviewPasses } from '../preview-passes/preview-passes.ts';
import type { SmokeOptions } from './smoke/smoke.ts';

/** Walks the pages of a version in a browser: `smoke`. */
export type Walk = (options: SmokeOptions) => Promise<BrowserCheck>;

/** As long as the longest walk of a remote takes, and more. */
const PASS_MS = 10 * 60_000;
/** Runs of one remote that may wait at once. */
const OPEN_MAX = 5;

interface InspectorParts {
  readonly checks: ChecksService;
  readonly passes: PreviewPasses;
  readonly walk: Walk;
  /** Where the version is served, and the browser to use. */
  readonly baseUrl: string;
  readonly chromiumPath: string | undefined;
}

export type Inspect = (remote: RemoteName, version: string, actor: string, base?: string) => Promise<ReleaseCheck>;

/** The browser part of a check, run right here and signed. The browser alone gets the version, by a pass that ends soon. */
export const createInspector =
  ({ checks, passes, walk, baseUrl, chromiumPath }: InspectorParts): Inspect =>
  async (remote, version, actor, base) => {
    const preview = { version, pass: passes.issue([{ remote, version }], PASS_MS) };
    return checks.recordBrowser(remote, version, actor, await walk({ baseUrl: base ?? baseUrl, remote, preview, chromiumPath }));
  };

interface RequestParts {
  readonly db: Db;
  readonly inTransaction: InTransaction;
  readonly enqueue: EnqueueCheck;
  readonly checks: Pick<ChecksService, 'read'>;
  readonly now: () => Date;
}

/** The browser part of a check, put in the queue for a worker. Asking again while one waits changes nothing. */
export const createRunRequests =
  ({ db, inTransaction, enqueue, checks, now }: RequestParts): Inspect =>
  async (remote, version, actor) => {
    const { run } = await checks.read(remote, version);
    if (run?.state === 'waiting' || run?.state === 'running') return checks.read(remote, version);
    if ((await checkRunsStore.countOpen(db, remote, new Date(now().getTime() - RUN_MAX_MS))) >= OPEN_MAX) {
      throw new AppError('rate_limited', { detail: `${OPEN_MAX} checks of mfe-${remote} wait already. Try again when one is done.`, headers: { 'Retry-After': '30' } });
    }
    await inTransaction(async (trx) => {
      await checkRunsStore.save(trx, remote, version, { state: 'waiting', message: null, askedAt: now(), askedBy: actor });
      await enqueue(trx, { remote, version, actor });
    });
    return checks.read(remote, version);
  };

const BROKE = 'The runner broke. Its log says why; try again.';

/** Does one job of the queue, and writes down how it ended. */
export const createRunner =
  (db: Db, inspect: Inspect) =>
  async ({ remote, version, actor }: CheckJob): Promise<void> => {
    await checkRunsStore.setState(db, remote, version, { state: 'running', message: null });
    try {
      await inspect(remote, version, actor);
      await checkRunsStore.setState(db, remote, version, { state: 'done', message: null });
    } catch (error) {
      // What the machine lacks is said to who asked; what broke is for our log.
      const isSaid = error instanceof StartError || error instanceof AppError;
      await checkRunsStore.setState(db, remote, version, { state: 'failed', message: isSaid ? error.message : BROKE });
      if (!isSaid) throw error;
    }
  };
