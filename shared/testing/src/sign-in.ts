import type { User } from '@fifteen/contracts';
import { tokens, useSession } from '@fifteen/web/session';
import { aUser } from './factories.ts';

/** The page finds a person signed in, without any call. */
export const signedIn = (user: User = aUser()): User => {
  tokens.store({ access_token: 'test-access', refresh_token: 'test-refresh' });
  useSession.setState({ status: 'signed_in', user });
  return user;
};

/** The page finds nobody signed in. */
export const signedOut = (): void => {
  tokens.clear();
  useSession.setState({ status: 'signed_out', user: null });
};
