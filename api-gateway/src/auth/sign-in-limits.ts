import { createHmac } from 'node:crypto';
import { AppError } from '../errors.ts';
import { networkOf } from '../http/rate-limiter.ts';
import type { Limit, RateLimits } from '../rate-limits/rate-limits.store.ts';
import type { SecurityEvent, SecurityLog } from '../security-log/security-log.ts';
import type { UserWithCredits } from '../users/users.store.ts';
import type { SignInsStore } from './sign-ins.store.ts';

const MINUTE_MS = 60_000;
const KNOWN_FOR_MS = 30 * 24 * 60 * MINUTE_MS;

const LOGIN_WINDOW_MS = 15 * MINUTE_MS;
const LOGINS_AN_ADDRESS: Limit = { tries: 100, windowMs: LOGIN_WINDOW_MS };
const LOGINS_AN_ACCOUNT: Limit = { tries: 10, windowMs: LOGIN_WINDOW_MS };
const RECOVERIES_AN_ADDRESS: Limit = { tries: 30, windowMs: 15 * MINUTE_MS };
const RESET_MAILS_AN_ACCOUNT: Limit = { tries: 5, windowMs: 60 * MINUTE_MS };
/** Tabs share one rotation, and each renews once in 50 minutes. */
const REFRESHES_A_SESSION: Limit = { tries: 60, windowMs: 15 * MINUTE_MS };
const PASSWORD_CHECKS_AN_ACCOUNT: Limit = { tries: 10, windowMs: 15 * MINUTE_MS };

interface Dependencies {
  readonly limits: RateLimits;
  readonly signIns: Pick<SignInsStore, 'begin'>;
  readonly log: Pick<SecurityLog, 'record'>;
  readonly key: Buffer;
  readonly signupsAnHour: number;
  readonly now: () => Date;
}

export interface AllowedLogin {
  readonly user: UserWithCredits | undefined;
  readonly clears: string | undefined;
}

export interface SignInLimits {
  readonly networkKey: (address: string) => string;
  readonly beforeSignup: (address: string) => Promise<void>;
  /** Counts a try, and finds the account on the same way; `clears` is the limit that a success counts afresh. */
  readonly beforeLogin: (emailKey: string, address: string) => Promise<AllowedLogin>;
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
export const createSignInLimits = ({ limits, signIns, log, key, signupsAnHour, now }: Dependencies): SignInLimits => {
  const networkKey = (address: string): string =>
    createHmac('sha256', key).update(networkOf(address)).digest('base64url');

  /** Notes that tries are refused from now on: the first of a window and of a key, so that nobody floods the log. */
  const tell = (call: string, of: Pick<SecurityEvent, 'userId' | 'networkKey'>) => () =>
    log.record({ kind: 'rate_limited', ...of, detail: { call } });

  const take = (name: string, address: string, limit: Limit): Promise<void> => {
    const network = networkKey(address);
    return limits.take(`${name}:address:${network}`, limit, tell(name, { networkKey: network }));
  };

  const countLogin = (emailKey: string, network: string) => {
    const at = now();
    return signIns.begin({
      emailKey,
      networkKey: network,
      knownSince: new Date(at.getTime() - KNOWN_FOR_MS),
      limitKeys: {
        network: limits.keyOf(`login:address:${network}`),
        account: limits.keyOf(`login:account:${emailKey}`),
        accountHere: limits.keyOf(`login:account:${emailKey}:${network}`),
      },
      networkTries: LOGINS_AN_ADDRESS.tries,
      windowEndsAt: new Date(at.getTime() + LOGIN_WINDOW_MS),
      now: at,
    });
  };

  return {
    networkKey,
    beforeSignup: (address) => take('signup', address, { tries: signupsAnHour, windowMs: 60 * MINUTE_MS }),
    beforeLogin: async (emailKey, address) => {
      const from = networkKey(address);
      const { network, account, user } = await countLogin(emailKey, from);
      await limits.judge(network, LOGINS_AN_ADDRESS, tell('login', { networkKey: from }));
      if (account) await limits.judge(account, LOGINS_AN_ACCOUNT, tell('login', { userId: user?.id, networkKey: from }));
      return { user, clears: account?.key };
    },
    beforeRefresh: (sessionId) => limits.take(`refresh:session:${sessionId}`, REFRESHES_A_SESSION),
    beforeRecovery: (address) => take('recovery', address, RECOVERIES_AN_ADDRESS),
    mayMailReset: (userId) =>
      limits.take(`recovery:account:${userId}`, RESET_MAILS_AN_ACCOUNT, tell('recovery', { userId })).then(
        () => true,
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'rate_limited') return false;
          throw error;
        },
      ),
    beforePasswordCheck: (userId) =>
      limits.take(`password:account:${userId}`, PASSWORD_CHECKS_AN_ACCOUNT, tell('password', { userId })),
  };
};
