import type { passkeySignIn, PasskeyRequest, SignedIn } from '@fifteen/contracts';
import type { z } from 'zod';
import type { SignInLimits } from '../sign-ins/sign-in-limits.ts';
import type { SignIns, Visitor } from '../sign-ins/sign-ins.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.store.ts';
import type { UsersStore } from '../users/users.store.ts';
import { type Ceremonies, challengeOf, userHandleOf } from './ceremonies.ts';
import type { PasskeyChallengesStore } from './passkey-challenges.store.ts';
import type { PasskeysStore } from './passkeys.store.ts';

/** A login page that waits for its visitor offers passkeys all the time. */
const CHALLENGE_MS = 10 * 60_000;

type Answer = z.output<(typeof passkeySignIn)['body']>;

interface Dependencies {
  readonly users: Pick<UsersStore, 'find'>;
  readonly passkeys: PasskeysStore;
  readonly challenges: PasskeyChallengesStore;
  readonly ceremonies: Ceremonies;
  readonly signIns: SignIns;
  readonly limits: Pick<SignInLimits, 'networkKey' | 'beforePasskey'>;
  readonly log: SecurityLog;
  readonly now: () => Date;
}

export interface PasskeySignInService {
  readonly begin: () => Promise<PasskeyRequest>;
  /** Throws passkey_refused, or sign_in_expired where the challenge is used or too old. */
  readonly finish: (answer: Answer, visitor: Visitor) => Promise<SignedIn>;
}

export const createPasskeySignInService = (of: Dependencies): PasskeySignInService => {
  const refuse = async (why: 'unknown' | 'not_verified' | 'counted_before', { address }: Visitor, userId?: string): Promise<never> => {
    await of.log.record({ kind: 'passkey_refused', userId, networkKey: of.limits.networkKey(address), detail: { why } });
    throw new AppError('passkey_refused');
  };

  return {
    begin: async () => {
      const request = await of.ceremonies.request();
      await of.challenges.add({ challenge: request.challenge, sessionId: null }, new Date(of.now().getTime() + CHALLENGE_MS));
      return request;
    },

    finish: async ({ response, remember_me }, visitor) => {
      await of.limits.beforePasskey(visitor.address);
      const challenge = challengeOf(response);
      const isOurs = challenge !== undefined && (await of.challenges.take({ challenge, sessionId: null }, of.now()));
      if (!isOurs) throw new AppError('sign_in_expired');
      const passkey = await of.passkeys.findByCredential(response.id);
      if (!passkey) return refuse('unknown', visitor);
      const { userHandle } = response.response;
      const isItsOwner = userHandle === undefined || userHandle === userHandleOf(passkey.user_id);
      const read = isItsOwner ? await of.ceremonies.readAnswer(response, challenge, passkey) : undefined;
      if (!read) return refuse('not_verified', visitor, passkey.user_id);
      if (!(await of.passkeys.countUse(passkey.id, read.counter, of.now()))) return refuse('counted_before', visitor, passkey.user_id);
      const user = await of.users.find(passkey.user_id);
      const signedIn = user && (await of.signIns.start(user, visitor, { kind: 'signed_in', method: 'passkey', remembered: remember_me, isProven: true }));
      return signedIn ?? refuse('unknown', visitor);
    },
  };
};
