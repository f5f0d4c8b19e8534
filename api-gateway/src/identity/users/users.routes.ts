import { getProfile, getStatistics, updateProfile } from '@fifteen/contracts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { UsersService } from './users.service.ts';

export const usersEndpoints = (users: UsersService): Endpoint[] => [
  route(getProfile, ({ user }) => users.profile(user.userId)),
  route(getStatistics, ({ user }) => users.statistics(user.userId)),
  route(updateProfile, ({ body, user }) => users.rename(user.userId, body.full_name)),
];
