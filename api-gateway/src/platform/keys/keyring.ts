import type { KeyGenerationRow } from '../database/schema/key-generations.ts';
import type { FixedKeyName, KeyName } from './rotating-keys.ts';
import type { Keys } from './keys.ts';
import { deriveKey } from './secrets.ts';

type Generation = Pick<KeyGenerationRow, 'name' | 'generation' | 'salt' | 'active_from'>;

/** Before its first rotation a key has one generation, without a salt. */
const FIRST: Omit<Generation, 'name'> = { generation: 0, salt: '', active_from: new Date(0) };

interface Dependencies {
  /** The installation's secret, and the one before while it is being replaced. */
  readonly secrets: readonly [string, ...string[]];
  readonly now: () => Date;
}

export interface Keyring {
  readonly keysFor: (name: KeyName | FixedKeyName) => Keys;
  /** Takes over the generations that are not retired. */
  readonly load: (generations: readonly Generation[]) => void;
}

/** Every key of the product, as this process knows it. */
export const createKeyring = ({ secrets, now }: Dependencies): Keyring => {
  let byName = new Map<string, Generation[]>();
  const derived = new Map<string, Buffer>();

  const keyOf = (secret: string, { name, salt }: Pick<Generation, 'name' | 'salt'>): Buffer => {
    const id = `${secret}\n${name}\n${salt}`;
    const known = derived.get(id) ?? deriveKey(secret, name, salt);
    derived.set(id, known);
    return known;
  };

  /** The one that signs first, then the others: a key that another process may already sign with is accepted. */
  const generationsOf = (name: KeyName | FixedKeyName): readonly [Generation, ...Generation[]] => {
    const all = byName.get(name) ?? [];
    const current = all.find((one) => one.active_from <= now()) ?? all.at(-1);
    return current ? [current, ...all.filter((one) => one !== current)] : [{ name, ...FIRST }];
  };

  return {
    keysFor: (name) => ({
      current: () => keyOf(secrets[0], generationsOf(name)[0]),
      accepted: () => generationsOf(name).flatMap((generation) => secrets.map((secret) => keyOf(secret, generation))),
    }),

    load: (generations) => {
      const loaded = new Map<string, Generation[]>();
      for (const one of generations) loaded.set(one.name, [...(loaded.get(one.name) ?? []), one]);
      for (const rows of loaded.values()) rows.sort((left, right) => right.generation - left.generation);
      byName = loaded;
    },
  };
};
