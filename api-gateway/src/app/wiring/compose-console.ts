import type { PgBoss } from 'pg-boss';
import { createConsoleRouter } from '../../operations/console/console.router.ts';
import { createReadConsole } from '../../operations/console/read-console.ts';
import { createRetryJob } from '../../operations/console/retry-job.ts';
import { createBeatsStore } from '../../operations/status/beats.store.ts';
import { createProbes } from '../../operations/status/probes.ts';
import { inTransactionOn } from '../../platform/database/db.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createSpendingStore } from '../../projects/index.ts';
import type { ReleaseClient } from '../../releases/operators/release-client.ts';
import type { Operators } from './compose-operators.ts';

interface Parts {
  readonly boss: PgBoss;
  readonly operators: Pick<Operators, 'gate' | 'sessions'>;
  readonly pingPayments: () => Promise<unknown>;
  readonly releaseClientOf: (actor: string) => Pick<ReleaseClient, 'list' | 'log'>;
}

/** The page of operations, wired. */
export const composeConsole = (platform: Platform, { boss, operators: { gate, sessions }, pingPayments, releaseClientOf }: Parts) => {
  const { config, db, pool, now } = platform;
  const releases = releaseClientOf('the page of operations');
  // Its own pages it shows by being shown.
  const probes = createProbes({ origin: config.publicUrl, pool, files: fileStoreOf(platform), beats: createBeatsStore(db), pingPayments, now });
  const read = createReadConsole({
    db,
    pool,
    probes,
    sessions,
    readReleases: async (lines) => ({ list: await releases.list(), log: await releases.log(lines) }),
    spending: config.studio && { store: createSpendingStore(db, config.studioLimits, now), limit: config.studioLimits.day },
    now,
  });
  return { router: createConsoleRouter({ gate, read, retry: createRetryJob({ inTransaction: inTransactionOn(db), boss, now }) }) };
};
