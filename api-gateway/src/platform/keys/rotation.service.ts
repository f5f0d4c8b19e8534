import { randomBytes } from 'node:crypto';
import type { Db } from '../database/db.ts';
import { AppError } from '../errors/errors.ts';
import { keyGenerationsStore } from './key-generations.store.ts';
import type { Keyring } from './keyring.ts';
import { KEY_NAMES, ROTATING_KEYS, type KeyName } from './rotating-keys.ts';
import { loadKeys, LOOK_MS } from './watch-keys.ts';

const SALT_BYTES = 32;
/** A new key signs only after every process accepts it. */
export const ACTIVE_AFTER_MS = 5 * LOOK_MS;

export interface KeyState {
  readonly name: KeyName;
  /** How often it was rotated. */
  readonly generation: number;
  readonly activeFrom: Date;
  /** Set while the key before is still accepted. */
  readonly previousUntil: Date | undefined;
}

interface Dependencies {
  readonly db: Db;
  readonly keyring: Keyring;
  readonly now: () => Date;
  /** Done before the previous key of a name is retired: signs or encrypts again what is stored by it. */
  readonly signAgain: Partial<Record<KeyName, () => Promise<void>>>;
}

export interface Rotation {
  readonly list: () => Promise<KeyState[]>;
  /** Throws invalid_request where a key before is still accepted: two are valid at once, and no more. */
  readonly rotate: (name: KeyName) => Promise<KeyState>;
  /**
   * Ends what the previous key has signed. Throws invalid_request where something that it signed may still be in use,
   * unless `isForced`; false where there is no previous key.
   */
  readonly retire: (name: KeyName, isForced: boolean) => Promise<boolean>;
}

/** Rotates keys while the product runs: every process accepts a new key before the first one signs with it. */
export const createRotation = ({ db, keyring, now, signAgain }: Dependencies): Rotation => {
  const stateOf = async (name: KeyName): Promise<KeyState> => {
    const rows = (await keyGenerationsStore.live(db)).filter((row) => row.name === name);
    const [newest] = rows;
    if (!newest) return { name, generation: 0, activeFrom: new Date(0), previousUntil: undefined };
    const until = new Date(newest.active_from.getTime() + ROTATING_KEYS[name].termMs);
    return { name, generation: newest.generation, activeFrom: newest.active_from, previousUntil: rows.length > 1 ? until : undefined };
  };

  return {
    list: () => Promise.all(KEY_NAMES.map(stateOf)),

    rotate: async (name) => {
      const { previousUntil } = await stateOf(name);
      if (previousUntil) throw new AppError('invalid_request', { detail: `${name} was rotated, and its previous key is still accepted. Retire that one first.` });
      const newest = await keyGenerationsStore.newest(db, name);
      if (newest === 0) await keyGenerationsStore.add(db, { name, generation: 0, salt: '', active_from: new Date(0) });
      const row = { name, generation: newest + 1, salt: randomBytes(SALT_BYTES).toString('base64url'), active_from: new Date(now().getTime() + ACTIVE_AFTER_MS) };
      await keyGenerationsStore.add(db, row);
      await loadKeys({ db, keyring });
      return stateOf(name);
    },

    retire: async (name, isForced) => {
      const { generation, activeFrom, previousUntil } = await stateOf(name);
      if (!previousUntil) return false;
      if (activeFrom > now()) throw new AppError('invalid_request', { detail: `The new key of ${name} signs from ${activeFrom.toISOString()}. Retire the previous one after that.` });
      if (previousUntil > now() && !isForced) {
        throw new AppError('invalid_request', { detail: `What the previous key of ${name} has signed may be in use until ${previousUntil.toISOString()}. Add --now to end it at once.` });
      }
      await loadKeys({ db, keyring });
      await signAgain[name]?.();
      await keyGenerationsStore.retireBefore(db, name, generation, now());
      await loadKeys({ db, keyring });
      return true;
    },
  };
};
