import { AppError } from '../../platform/errors/errors.ts';
import { signatureOf, signaturesOf, type Keys } from '../../platform/keys/keys.ts';
import { networkOf } from '../../platform/http/rate-limiter.ts';
import type { Limit, RateLimits } from '../../platform/rate-limits/rate-limits.store.ts';
import type { SecurityEvent, SecurityLog } from '../../platform/security-log/security-log.store.ts';
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
/** Three of an app's 1,000,000 codes are valid at any moment. An attacker who gets this far already knows the password. */
const CODES_AN_ACCOUNT: Limit = { tries: 5, windowMs: 15 * MINUTE_MS };
const CODES_AN_ACCOUNT_A_DAY: Limit = { tries: 50, windowMs: 24 * 60 * MINUTE_MS };
/** Counted by themselves, so that guesses at codes of the app do not lock the owner out. */
const RECOVERY_CODES_AN_ACCOUNT: Limit = { tries: 10, windowMs: 15 * MINUTE_MS };
const SECOND_STEPS_AN_ADDRESS: Limit = { tries: 100, windowMs: 15 * MINUTE_MS };
const PASSKEYS_AN_ADDRESS: Limit = { tries: 100, windowMs: 15 * MINUTE_MS };
const PASSWORD_CHECKS_AN_ACCOUNT: Limit = { tries: 10, windowMs: 15 * MINUTE_MS };

interface Dependencies {
  readonly limits: RateLimits;
  readonly signIns: Pick<SignInsStore, 'begin'>;
  readonly log: Pick<SecurityLog, 'record'>;
  readonly keys: Keys;
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
  readonly beforeSecondStep: (address: string) => Promise<void>;
  readonly beforePasskey: (address: string) => Promise<void>;
  /** Before a code of an authenticator app is looked at. `warn` runs once when the tries are used up. */
  readonly beforeCode: (userId: string, warn: () => Promise<void>) => Promise<void>;
  /** Counts the short window afresh. The day's goes on, so that nobody guesses beside an owner who signs in often. */
  readonly codeWasRight: (userId: string) => Promise<void>;
  readonly beforeRecoveryCode: (userId: string) => Promise<void>;
}

/**
 * Guesses at one account are counted together, wherever they come from. A network from which the account has
 * signed in before counts by itself, so that strangers who use up the tries do not lock the owner out; on a new network
 * the owner gets in by the link of a mail.
 */
export const createSignInLimits = ({ limits, signIns, log, keys, signupsAnHour, now }: Dependencies): SignInLimits => {
  const networkKey = (address: string): string =>
    signatureOf(keys, networkOf(address)).toString('base64url');

  /** Notes that tries are refused from now on: the first of a window and of a key, so that nobody floods the log. */
  const tell = (call: string, of: Pick<SecurityEvent, 'userId' | 'networkKey'>) => () =>
    log.record({ kind: 'rate_limited', ...of, detail: { call } });

  const take = (name: string, address: string, limit: Limit): Promise<void> => {
    const network = networkKey(address);
    return limits.take(`${name}:address:${network}`, limit, tell(name, { networkKey: network }));
  };

  const countLogin = (emailKey: string, network: string, address: string) => {
    const at = now();
    return signIns.begin({
      emailKey,
      // What was stored before a rotation is under the previous key.
      networkKeys: signaturesOf(keys, networkOf(address)).map((signature) => signature.toString('base64url')),
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
      const { network, account, user } = await countLogin(emailKey, from, address);
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
    beforeSecondStep: (address) => take('second-step', address, SECOND_STEPS_AN_ADDRESS),
    beforePasskey: (address) => take('passkey', address, PASSKEYS_AN_ADDRESS),
    beforeCode: async (userId, warn) => {
      const warned = async (): Promise<void> => {
        await tell('code', { userId })();
        await warn();
      };
      await limits.take(`code:account:${userId}`, CODES_AN_ACCOUNT, warned);
      await limits.take(`code-day:account:${userId}`, CODES_AN_ACCOUNT_A_DAY, warned);
    },
    codeWasRight: (userId) => limits.clear(`code:account:${userId}`),
    beforeRecoveryCode: (userId) =>
      limits.take(`recovery-code:account:${userId}`, RECOVERY_CODES_AN_ACCOUNT, tell('recovery-code', { userId })),
  };
};
