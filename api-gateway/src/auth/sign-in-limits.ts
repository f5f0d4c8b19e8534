import { createHmac } from 'node:crypto';
import { AppError } from '../errors.ts';
import { networkOf } from '../http/rate-limiter.ts';
import type { Limit, RateLimits } from '../rate-limits/rate-limits.store.ts';
import type { SessionsStore } from './sessions.store.ts';

const MINUTE_MS = 60_000;
const KNOWN_FOR_MS = 30 * 24 * 60 * MINUTE_MS;

const LOGINS_AN_ADDRESS: Limit = { tries: 100, windowMs: 15 * MINUTE_MS };
const LOGINS_AN_ACCOUNT: Limit = { tries: 10, windowMs: 15 * MINUTE_MS };
const RECOVERIES_AN_ADDRESS: Limit = { tries: 30, windowMs: 15 * MINUTE_MS };
const RESET_MAILS_AN_ACCOUNT: Limit = { tries: 5, windowMs: 60 * MINUTE_MS };
/** Tabs share one rotation, and each renews once in 50 minutes. */
const REFRESHES_A_SESSION: Limit = { tries: 60, windowMs: 15 * MINUTE_MS };
const PASSWORD_CHECKS_AN_ACCOUNT: Limit = { tries: 10, windowMs: 15 * MINUTE_MS };

interface Dependencies {
  readonly limits: RateLimits;
  readonly sessions: SessionsStore;
  readonly key: Buffer;
  readonly signupsAnHour: number;
  readonly now: () => Date;
}

export interface SignInLimits {
  readonly networkKey: (address: string) => string;
  readonly beforeSignup: (address: string) => Promise<void>;
  /** Counts a try; gives what a success calls to count afresh. */
  readonly beforeLogin: (emailKey: string, address: string) => Promise<() => Promise<void>>;
  readonly beforeRefresh: (sessionId: string) => Promise<void>;
  readonly beforeRecovery: (address: string) => Promise<void>;
  /** False once enough links are under way; never an error, which would tell that there is an account. */
  readonly mayMailReset: (userId: string) => Promise<boolean>;
  /** Before a signed-in customer's password is checked: a stolen session must not guess it. */
  readonly beforePasswordCheck: (userId: string) => Promise<void>;
}

/**
 * Guesses at one account are counted together, wherever they come from. A network from which the account has
 * signed in before counts by itself, so that strangers who use up the tries do not lock the owner out; on a new network
 * the owner gets in by the link of a mail.
 */
export const createSignInLimits = ({ limits, sessions, key, signupsAnHour, now }: Dependencies): SignInLimits => {
  const networkKey = (address: string): string =>
    createHmac('sha256', key).update(networkOf(address)).digest('base64url');

  const accountName = async (emailKey: string, network: string): Promise<string> => {
    const since = new Date(now().getTime() - KNOWN_FOR_MS);
    const known = await sessions.knowsNetwork(emailKey, network, since);
    return known ? `login:account:${emailKey}:${network}` : `login:account:${emailKey}`;
  };

  return {
    networkKey,
    beforeSignup: (address) =>
      limits.take(`signup:address:${networkKey(address)}`, { tries: signupsAnHour, windowMs: 60 * MINUTE_MS }),
    beforeLogin: async (emailKey, address) => {
      const network = networkKey(address);
      await limits.take(`login:address:${network}`, LOGINS_AN_ADDRESS);
      const account = await accountName(emailKey, network);
      await limits.take(account, LOGINS_AN_ACCOUNT);
      return () => limits.clear(account);
    },
    beforeRefresh: (sessionId) => limits.take(`refresh:session:${sessionId}`, REFRESHES_A_SESSION),
    beforeRecovery: (address) => limits.take(`recovery:address:${networkKey(address)}`, RECOVERIES_AN_ADDRESS),
    mayMailReset: (userId) =>
      limits.take(`recovery:account:${userId}`, RESET_MAILS_AN_ACCOUNT).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'rate_limited') return false;
          throw error;
        },
      ),
    beforePasswordCheck: (userId) => limits.take(`password:account:${userId}`, PASSWORD_CHECKS_AN_ACCOUNT),
  };
};
