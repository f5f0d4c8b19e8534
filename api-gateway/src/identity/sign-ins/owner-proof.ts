import { FRESH_SIGN_IN_MINUTES } from '@fifteen/contracts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { SessionsStore } from '../sessions/sessions.store.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { SessionRow } from '../../platform/database/schema/sessions.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { UserWithCredits } from '../users/users.store.ts';

interface Dependencies {
  readonly sessions: Pick<SessionsStore, 'find'>;
  readonly hasher: Pick<PasswordHasher, 'verify'>;
  readonly limits: Pick<SignInLimits, 'beforePasswordCheck'>;
  readonly now: () => Date;
}

/** Before something that a stolen session must not do. */
export interface OwnerProof {
  /** Throws wrong_password, with the error at `field`. */
  readonly assertPassword: (user: UserWithCredits, password: string, field: string) => Promise<void>;
  /** The password, or a session that has just begun with Google or a passkey. Throws with the error at `password`. */
  readonly assertOwner: (user: UserWithCredits, caller: Caller, password: string | undefined) => Promise<void>;
}

/** The session began a moment ago with Google or a passkey, which counts as proof of identity. */
export const isFresh = (session: Pick<SessionRow, 'created_at' | 'method'>, now: Date): boolean =>
  session.method !== 'password' && now.getTime() - session.created_at.getTime() < FRESH_SIGN_IN_MINUTES * 60_000;

export const createOwnerProof = (of: Dependencies): OwnerProof => {
  const assertPassword: OwnerProof['assertPassword'] = async (user, password, field) => {
    await of.limits.beforePasswordCheck(user.id);
    if (await of.hasher.verify(user.password_hash, password)) return;
    throw new AppError('wrong_password', { errors: [{ field, message: 'The password is not right' }] });
  };

  return {
    assertPassword,
    assertOwner: async (user, { sessionId }, password) => {
      if (password) return assertPassword(user, password, 'password');
      const session = await of.sessions.find(sessionId);
      if (session && isFresh(session, of.now())) return;
      if (!user.password_hash) throw new AppError('fresh_sign_in_required');
      throw new AppError('invalid_request', { errors: [{ field: 'password', message: 'Please enter your password' }] });
    },
  };
};
