import { randomBytes } from 'node:crypto';
import { REMEMBERED_SESSION_DAYS, SECOND_STEP_MINUTES, SESSION_HOURS, type SignedIn, type Tokens } from '@fifteen/contracts';
import type { SessionRow } from '../../platform/database/schema/sessions.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { challengeHashOf } from './challenge.ts';
import { presentUser } from '../users/present-user.ts';
import type { UserWithCredits } from '../users/users.store.ts';
import type { AccessTokens } from '../sessions/access-tokens.ts';
import type { RefreshTokens } from '../sessions/refresh-tokens.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { SignInsStore } from './sign-ins.store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

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
  /** Both factors were shown: by a code, or by a passkey. */
  readonly isProven?: boolean;
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
   * the password was changed or the account deleted. Throws second_factor_required, with a challenge, where the account
   * asks for a second factor that was not shown: this is the only way to a session, so no sign-in goes around it.
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
    start: async (user, { address, device }, { kind, method, remembered, clears, isProven = false }) => {
      const hours = remembered ? REMEMBERED_SESSION_DAYS * 24 : SESSION_HOURS;
      const at = now();
      const challenge = randomBytes(32).toString('base64url');
      const { session, needsSecondStep } = await signInsStore.open(
        {
          user_id: user.id,
          network_key: limits.networkKey(address),
          method,
          device,
          created_at: at,
          rotated_at: at,
          expires_at: new Date(at.getTime() + hours * HOUR_MS),
        },
        {
          kind,
          clears,
          ...(method === 'password' && { passwordHash: user.password_hash }),
          isProven,
          pending: {
            challengeHash: challengeHashOf(challenge),
            isRemembered: remembered ?? false,
            expiresAt: new Date(at.getTime() + SECOND_STEP_MINUTES * MINUTE_MS),
          },
        },
      );
      if (needsSecondStep) throw new AppError('second_factor_required', { facts: { challenge } });
      return session && { ...(await tokensOf(session)), user: presentUser(user) };
    },
  };
};
