import type { getProfile, getStatistics } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

/** The customer with the balance as the server holds it now. */
export const profileQuery = queryOptions({
  queryKey: ['users', 'profile'],
  queryFn: () => send<typeof getProfile>({ method: 'GET', path: '/api/v1/users/profile' }),
});

export const statisticsQuery = queryOptions({
  queryKey: ['users', 'stats'],
  queryFn: () => send<typeof getStatistics>({ method: 'GET', path: '/api/v1/users/stats' }),
});
