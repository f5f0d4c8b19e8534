import type { Db } from '../../platform/database/db.ts';
import type { NewOauthAttempt, OauthAttemptRow } from '../../platform/database/schema/oauth-attempts.ts';

/** Sign-ins that have left for the provider. */
export interface OauthAttemptsStore {
  readonly add: (attempt: NewOauthAttempt) => Promise<void>;
  /** Takes the attempt away, so that a state is good for one return; undefined where there is none in time. */
  readonly take: (stateHash: string, now: Date) => Promise<OauthAttemptRow | undefined>;
}

export const createOauthAttemptsStore = (db: Db): OauthAttemptsStore => ({
  add: async (attempt) => {
    await db.insertInto('oauth_attempts').values(attempt).execute();
  },
  take: async (stateHash, now) => {
    const taken = await db.deleteFrom('oauth_attempts').where('state_hash', '=', stateHash).returningAll().executeTakeFirst();
    // The person who returns pays for the tidying: those who never came back are forgotten.
    await db.deleteFrom('oauth_attempts').where('expires_at', '<', now).execute();
    return taken && taken.expires_at > now ? taken : undefined;
  },
});
