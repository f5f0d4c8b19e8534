import type { RequireUser, Endpoint } from '../http/route.ts';
import type { Platform } from '../platform.ts';
import { createRateLimits } from '../rate-limits/rate-limits.store.ts';
import { createUsersService } from '../users/users.service.ts';
import { createUsersStore } from '../users/users.store.ts';
import { usersEndpoints } from '../users/users.routes.ts';
import { createAccessTokens } from './access-tokens.ts';
import { authEndpoints } from './auth.routes.ts';
import { createAuthService } from './auth.service.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import { requireUserBy } from './require-user.ts';
import { createSessionsStore, type SessionsStore } from './sessions.store.ts';
import { createSignInLimits } from './sign-in-limits.ts';

export interface Accounts {
  readonly endpoints: readonly Endpoint[];
  readonly requireUser: RequireUser;
  readonly sessions: SessionsStore;
}

/** Accounts and sign-in, wired. */
export const composeAccounts = async ({ config, db, keyFor, now }: Platform): Promise<Accounts> => {
  const sessions = createSessionsStore(db);
  const users = createUsersStore(db);
  const usersService = createUsersService(users);
  const limits = createRateLimits({ db, key: keyFor('rate-limits'), now });
  const auth = createAuthService({
    users,
    sessions,
    hasher: await createPasswordHasher(),
    accessTokens: createAccessTokens({ key: keyFor('access-tokens'), now }),
    refreshTokens: createRefreshTokens(keyFor('refresh-tokens')),
    limits: createSignInLimits({
      limits,
      sessions,
      key: keyFor('networks'),
      signupsAnHour: config.signupsAnHour,
      now,
    }),
    now,
  });
  return {
    endpoints: [...authEndpoints(auth, usersService), ...usersEndpoints(usersService)],
    requireUser: requireUserBy(auth),
    sessions,
  };
};
