import type { getProfile, User } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send, session, useSession } from '@fifteen/web/session';

/** For so long what the sign-in check told is as good as a call of its own. */
const FRESH_MS = 5_000;

/**
 * The customer as the server has them now: the balance is real, and everybody else who shows it hears of it. Coming
 * back to a tab asks again, for credits may have been spent in another.
 */
export const profileQuery = queryOptions({
  queryKey: ['users', 'profile'],
  staleTime: FRESH_MS,
  refetchOnWindowFocus: 'always',
  initialData: () => useSession.getState().user ?? undefined,
  initialDataUpdatedAt: session.userReadAt,
  queryFn: async ({ signal }): Promise<User> => {
    const user = await send<typeof getProfile>({ method: 'GET', path: '/api/v1/users/profile', signal });
    session.setUser(user);
    return user;
  },
});
