import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';

const hashOf = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url');

interface Waiting {
  readonly challenge: string;
  /** The session that adds a passkey; null for a sign-in. */
  readonly sessionId: string | null;
}

export interface PasskeyChallengesStore {
  readonly add: (waiting: Waiting, expiresAt: Date) => Promise<void>;
  /** Takes it away: each is good for one answer. False where there is none in time for this use. */
  readonly take: (waiting: Waiting, now: Date) => Promise<boolean>;
}

export const createPasskeyChallengesStore = (db: Db): PasskeyChallengesStore => ({
  add: async ({ challenge, sessionId }, expiresAt) => {
    await db.insertInto('passkey_challenges').values({ challenge_hash: hashOf(challenge), session_id: sessionId, expires_at: expiresAt }).execute();
  },
  take: async ({ challenge, sessionId }, now) => {
    const taken = await db
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', hashOf(challenge))
      .where('session_id', 'is not distinct from', sessionId)
      .where('expires_at', '>', now)
      .returning('challenge_hash')
      .executeTakeFirst();
    return taken !== undefined;
  },
});
