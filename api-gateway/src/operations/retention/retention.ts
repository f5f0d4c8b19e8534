import type { AccountDeletionStore } from '../account-deletion/account-deletion.store.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { UsersStore } from '../../identity/index.ts';
import { BATCH, type RetentionStore } from './retention.store.ts';
import { KEPT_MS } from './terms.ts';

const SWEEP_MS = 5 * 60_000;

interface Dependencies {
  readonly store: RetentionStore;
  readonly users: Pick<UsersStore, 'find'>;
  readonly deletions: AccountDeletionStore;
  readonly now: () => Date;
}

export interface Retention {
  /** Forgets what has been kept for its term. Several workers may do so at once. */
  readonly sweep: () => Promise<void>;
}

const untilNoneIsLeft = async (batch: () => Promise<number>): Promise<void> => {
  while ((await batch()) === BATCH);
};

export const createRetention = ({ store, users, deletions, now }: Dependencies): Retention => {
  const deleteDisowned = async (before: Date): Promise<void> => {
    for (const id of await store.disownedAccounts(before)) {
      const user = await users.find(id);
      if (user) await deletions.delete(user);
    }
  };

  return {
    sweep: async () => {
      const at = now();
      const before = (keptMs: number): Date => new Date(at.getTime() - keptMs);
      await untilNoneIsLeft(() => store.endedLimits(at));
      await untilNoneIsLeft(() => store.endedOauthAttempts(at));
      await untilNoneIsLeft(() => store.endedSignIns(at));
      await untilNoneIsLeft(() => store.endedPasskeyChallenges(at));
      await untilNoneIsLeft(() => store.endedMailTokens(at));
      await untilNoneIsLeft(() => store.endedSessions(before(KEPT_MS.session)));
      await untilNoneIsLeft(() => store.recipients(before(KEPT_MS.recipient)));
      await untilNoneIsLeft(() => store.mails(before(KEPT_MS.mail)));
      await untilNoneIsLeft(() => store.contactMessages(before(KEPT_MS.contactMessage)));
      await untilNoneIsLeft(() => store.askedSubscriptions(before(KEPT_MS.askedSubscription)));
      await untilNoneIsLeft(() => store.securityEvents(before(KEPT_MS.securityEvent)));
      await untilNoneIsLeft(() => store.cspReports(before(KEPT_MS.cspReport)));
      await untilNoneIsLeft(() => store.requestFigures(before(KEPT_MS.requestFigures)));
      await untilNoneIsLeft(() => store.processStates(before(KEPT_MS.processState)));
      await untilNoneIsLeft(() => store.doneJobs(before(KEPT_MS.doneJob)));
      await deleteDisowned(before(KEPT_MS.disownedAccount));
    },
  };
};

/** Sweeps now and every few minutes. Gives what stops it, after the sweep that is under way. */
export const keepRetention = ({ sweep }: Retention, logger: Logger): (() => Promise<void>) => {
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(sweep).catch((error: unknown) => logger.warn({ err: error }, 'what has been kept long enough could not be forgotten'));
  };
  run();
  const timer = setInterval(run, SWEEP_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
};
