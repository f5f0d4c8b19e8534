import type { Registry } from '@fifteen/contracts';
import type { Db } from '../database/db.ts';
import { listenToDatabase } from '../events/database-listener.ts';
import type { Logger } from '../logger.ts';
import { releasesStore } from './releases.store.ts';

/** Where nothing is heard, as behind a pool that passes on no notifications. */
const LOOK_MS = 5_000;
const EMPTY: Registry = { schema: 'mfe-registry/1', revision: 0, microFrontends: {} };

export interface LiveRegistry {
  readonly current: () => Registry;
  /** Looks now; the last valid registry stays in use where the database is away or a row is broken. */
  readonly refresh: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly logger: Logger;
  /** Also looks whenever this does: for what other gateways have brought besides. */
  readonly alongside: () => Promise<void>;
}

/** The registry as this gateway serves it, heard of within a moment wherever it was changed. */
export const watchRegistry = async ({ db, databaseUrl, logger, alongside }: Dependencies): Promise<LiveRegistry> => {
  let registry = EMPTY;
  let seen = '';
  let running = Promise.resolve();

  const look = async (): Promise<void> => {
    const read = await releasesStore.registry(db);
    const text = JSON.stringify(read);
    // The same object as before tells whoever keeps pages that nothing changed.
    if (text !== seen) [registry, seen] = [read, text];
    await alongside();
  };
  const refresh = (): Promise<void> => {
    running = running.then(look).catch((error: unknown) => logger.error({ err: error }, 'the registry of remotes or the shells of others cannot be read; the last ones stay in use'));
    return running;
  };

  const listener = listenToDatabase({ databaseUrl, channel: 'releases', logger, onNotification: () => void refresh(), onConnected: () => void refresh() });
  const timer = setInterval(() => void refresh(), LOOK_MS);
  await refresh();
  return {
    current: () => registry,
    refresh,
    stop: async () => {
      clearInterval(timer);
      await listener.stop();
      await running;
    },
  };
};
