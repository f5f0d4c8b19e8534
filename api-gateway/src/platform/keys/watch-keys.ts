import type { Db } from '../database/db.ts';
import type { Logger } from '../logging/logger.ts';
import { keyGenerationsStore } from './key-generations.store.ts';
import type { Keyring } from './keyring.ts';

/** A rotation reaches every process within this time. */
export const LOOK_MS = 2_000;

interface Watched {
  readonly db: Db;
  readonly keyring: Keyring;
  readonly logger: Logger;
}

/** Reads the generations of keys once. */
export const loadKeys = async ({ db, keyring }: Pick<Watched, 'db' | 'keyring'>): Promise<void> => keyring.load(await keyGenerationsStore.live(db));

/** Follows rotations. While the database is away the keys stay as they are. Gives what stops it. */
export const watchKeys = async (of: Watched, everyMs = LOOK_MS): Promise<() => Promise<void>> => {
  await loadKeys(of);
  let looking = Promise.resolve();
  const look = (): Promise<void> => loadKeys(of).catch((error: unknown) => of.logger.warn({ err: error }, 'the generations of keys cannot be read; the last ones stay in use'));
  const timer = setInterval(() => (looking = looking.then(look)), everyMs);
  return async () => {
    clearInterval(timer);
    await looking;
  };
};
