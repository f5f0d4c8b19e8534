import { REMEMBERED_SESSION_DAYS, SESSION_HOURS, type SignedIn, type Tokens } from '@fifteen/contracts';
import type { SessionRow } from '../database/schema/sessions.ts';
import { presentUser } from '../users/present-user.ts';
import type { UserWithCredits } from '../users/users.store.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { SignInsStore } from './sign-ins.store.ts';

const HOUR_MS = 3_600_000;

/** Who knocks: the address that a request comes from, and the browser in words. */
export interface Visitor {
  readonly address: string;
  readonly device: string;
}

interface SignInManner {
  readonly kind: 'signed_up' | 'signed_in';
  readonly method: SessionRow['method'];
  readonly remembered?: boolean | undefined;
  /** The limit that this success counts afresh. */
  readonly clears?: string | undefined;
}

interface Dependencies {
  readonly signInsStore: Pick<SignInsStore, 'open'>;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly limits: Pick<SignInLimits, 'networkKey'>;
  readonly now: () => Date;
}

export interface SignIns {
  /**
   * Opens a session for somebody who has shown who they are, and notes it in the security log; undefined where meanwhile
   * the password was changed or the account deleted.
   */
  readonly start: (
    user: UserWithCredits,
    visitor: Visitor,
    how: SignInManner,
  ) => Promise<SignedIn | undefined>;
  readonly tokensOf: (session: SessionRow) => Promise<Tokens>;
}

export const createSignIns = ({ signInsStore, accessTokens, refreshTokens, limits, now }: Dependencies): SignIns => {
  const tokensOf = async (session: SessionRow): Promise<Tokens> => {
    const { id, user_id: userId, expires_at: expiresAt } = session;
    const access = await accessTokens.issue({ id, userId, expiresAt });
    return {
      access_token: access.token,
      refresh_token: refreshTokens.issue(session),
      expires_in: access.expiresInS,
      token_type: 'bearer',
    };
  };

  return {
    tokensOf,
    start: async (user, { address, device }, { kind, method, remembered, clears }) => {
      const hours = remembered ? REMEMBERED_SESSION_DAYS * 24 : SESSION_HOURS;
      const at = now();
      const session = await signInsStore.open(
        {
          user_id: user.id,
          network_key: limits.networkKey(address),
          method,
          device,
          created_at: at,
          rotated_at: at,
          expires_at: new Date(at.getTime() + hours * HOUR_MS),
        },
        { kind, clears, ...(method === 'password' && { passwordHash: user.password_hash }) },
      );
      return session && { ...(await tokensOf(session)), user: presentUser(user) };
    },
  };
};
