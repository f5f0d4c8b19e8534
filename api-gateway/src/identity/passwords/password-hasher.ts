import type { Options } from '@node-rs/argon2';
import type { HashThreads } from './hash-threads.ts';

/** OWASP's second choice for Argon2id: 19 MiB, 2 passes, 1 lane. Argon2id is the package's default algorithm. */
export const HASH_OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One form for what looks the same on different keyboards. */
const normal = (password: string): string => password.normalize('NFKC');

/** Both throw unavailable, with Retry-After, where too many wait already. */
export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Takes the same time where there is no such account, or none with a password. */
  readonly verify: (stored: string | null | undefined, password: string) => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

export const createPasswordHasher = async (threads: HashThreads): Promise<PasswordHasher> => {
  const hash = (password: string): Promise<string> => threads.hash({ password: normal(password), options: HASH_OPTIONS });
  const nobodys = await hash('a password that nobody has');
  return {
    hash,
    verify: async (stored, password) => {
      const matches = await threads.verify({ stored: stored ?? nobodys, password: normal(password) });
      return matches && typeof stored === 'string';
    },
    stop: threads.stop,
  };
};
