import type { Insertable, Selectable } from 'kysely';

/** A sign-in that has left for the provider: good for one return, to the browser that began it. */
export interface OauthAttemptsTable {
  state_hash: string;
  browser_hash: string;
  nonce: string;
  code_verifier: string;
  redirect_url: string;
  expires_at: Date;
}

export type OauthAttemptRow = Selectable<OauthAttemptsTable>;
export type NewOauthAttempt = Insertable<OauthAttemptsTable>;
