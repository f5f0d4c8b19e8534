import type { Db } from '../../platform/database/db.ts';
import type { PendingSignInRow } from '../../platform/database/schema/second-factor.ts';

/** Sign-ins that wait for their second step. Opening one is part of the sign-in itself: auth/sign-ins.store.ts. */
export interface PendingSignInsStore {
  readonly find: (challengeHash: string, now: Date) => Promise<PendingSignInRow | undefined>;
  /** Takes it away: a challenge is good for one sign-in. Undefined where there is none in time. */
  readonly take: (challengeHash: string, now: Date) => Promise<PendingSignInRow | undefined>;
}

export const createPendingSignInsStore = (db: Db): PendingSignInsStore => ({
  find: (challengeHash, now) =>
    db.selectFrom('pending_sign_ins').selectAll().where('challenge_hash', '=', challengeHash).where('expires_at', '>', now).executeTakeFirst(),
  take: (challengeHash, now) =>
    db.deleteFrom('pending_sign_ins').where('challenge_hash', '=', challengeHash).where('expires_at', '>', now).returningAll().executeTakeFirst(),
});
