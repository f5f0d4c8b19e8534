import type { getProfile, User } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send, session } from '@fifteen/web/session';

/** The customer as the server has them now: the balance is real, and everybody else who shows it hears of it. */
export const profileQuery = queryOptions({
  queryKey: ['users', 'profile'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<User> => {
    const user = await send<typeof getProfile>({ method: 'GET', path: '/api/v1/users/profile', signal });
    session.setUser(user);
    return user;
  },
});
