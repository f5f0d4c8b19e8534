import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { createTurnstile } from '../generation/turnstile.ts';

/** OWASP's second choice for Argon2id: 19 MiB, 2 passes, 1 lane. Argon2id is the package's default algorithm. */
const PARAMETERS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One form for what looks the same on different keyboards. */
const normal = (password: string): string => password.normalize('NFKC');

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Takes the same time where there is no such account, or none with a password. */
  readonly verify: (stored: string | null | undefined, password: string) => Promise<boolean>;
}

/**
 * As many hashes at once as there are processors: more finish no sooner, hold 19 MiB each, and keep the one thread that
 * answers everybody from its turn.
 */
export const createPasswordHasher = async (): Promise<PasswordHasher> => {
  const inTurn = createTurnstile(availableParallelism());
  const nobodys = await hash('a password that nobody has', PARAMETERS);
  return {
    hash: (password) => inTurn(() => hash(normal(password), PARAMETERS)),
    verify: async (stored, password) => {
      const matches = await inTurn(() => verify(stored ?? nobodys, normal(password)));
      return matches && typeof stored === 'string';
    },
  };
};
