import type { SignedIn } from '@fifteen/contracts';
import type { SignInLimits } from '../sign-ins/sign-in-limits.ts';
import type { SignIns, Visitor } from '../sign-ins/sign-ins.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { UsersStore } from '../users/users.store.ts';
import { challengeHashOf } from '../sign-ins/challenge.ts';
import type { CodeCheck } from './code-check.ts';
import type { PendingSignInsStore } from './pending-sign-ins.store.ts';

interface Dependencies {
  readonly users: Pick<UsersStore, 'find'>;
  readonly pending: PendingSignInsStore;
  readonly codes: Pick<CodeCheck, 'use'>;
  readonly signIns: SignIns;
  readonly limits: Pick<SignInLimits, 'networkKey' | 'beforeSecondStep'>;
  readonly now: () => Date;
}

export interface SecondStepService {
  /** Opens the session of a sign-in whose first step was right. Throws sign_in_expired, wrong_code or rate_limited. */
  readonly finish: (challenge: string, code: string, visitor: Visitor) => Promise<SignedIn>;
}

export const createSecondStepService = (of: Dependencies): SecondStepService => ({
  finish: async (challenge, code, visitor) => {
    await of.limits.beforeSecondStep(visitor.address);
    const hash = challengeHashOf(challenge);
    const found = await of.pending.find(hash, of.now());
    const user = found && (await of.users.find(found.user_id));
    if (!user) throw new AppError('sign_in_expired');
    await of.codes.use({ user, code, networkKey: of.limits.networkKey(visitor.address) });
    // A new password ends what waits: the user was read before this, so a change since then is seen at the opening.
    const pending = await of.pending.take(hash, of.now());
    if (!pending) throw new AppError('sign_in_expired');
    const { method, is_remembered: remembered, clears } = pending;
    const signedIn = await of.signIns.start(user, visitor, { kind: 'signed_in', method, remembered, clears: clears ?? undefined, isProven: true });
    if (!signedIn) throw new AppError('sign_in_expired');
    return signedIn;
  },
});
