import type { Db } from '../../platform/database/db.ts';
import { listenToDatabase } from '../../platform/events/database-listener.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Seals } from '../seals/seals.ts';
import { EMPTY_REGISTRY, loadServedRegistry, type ServedRegistry } from './served-registry.ts';

/** Where nothing is heard, as behind a pool that passes on no notifications. */
const LOOK_MS = 5_000;

export interface LiveRegistry {
  readonly current: () => ServedRegistry;
  /** Looks now; the last valid registry stays in use where the database is away or a row is broken. */
  readonly refresh: () => Promise<void>;
  /** Called with every registry that differs from the one before. */
  readonly onChange: (listener: (registry: ServedRegistry) => void) => void;
  readonly stop: () => Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly seals: Seals;
  readonly logger: Logger;
  /** Also looks whenever this does: for what other gateways have brought besides. */
  readonly alongside: () => Promise<void>;
}

/** The registry as this gateway serves it, heard of within a moment wherever it was changed. */
export const watchRegistry = async ({ db, databaseUrl, seals, logger, alongside }: Dependencies): Promise<LiveRegistry> => {
  const listeners: ((registry: ServedRegistry) => void)[] = [];
  let registry = EMPTY_REGISTRY;
  let seen = '';
  let running = Promise.resolve();

  const look = async (): Promise<void> => {
    const read = await loadServedRegistry(db, seals);
    await alongside();
    const text = JSON.stringify([read, ...read.approved]);
    // Caches of pages compare by identity: the same object means that nothing changed.
    if (text === seen) return;
    [registry, seen] = [read, text];
    for (const listener of listeners) listener(registry);
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
    onChange: (added) => void listeners.push(added),
    stop: async () => {
      clearInterval(timer);
      await listener.stop();
      await running;
    },
  };
};
