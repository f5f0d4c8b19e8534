import { getMe, login, logout, refresh, signup } from '@fifteen/contracts';
import { limitByAddress } from '../http/rate-limiter.ts';
import { route, type Endpoint } from '../http/route.ts';
import type { UsersService } from '../users/users.service.ts';
import type { AuthService } from './auth.service.ts';

/** A tab refreshes every 50 minutes; an office of many tabs behind one address stays far below. */
const REFRESHES = { tries: 300, windowMs: 60_000 };

export const authEndpoints = (auth: AuthService, users: UsersService): Endpoint[] => [
  route(signup, ({ body, address }) => auth.signup(body, address)),
  route(login, ({ body, address }) => auth.login(body, address)),
  route(logout, ({ user }) => auth.logout(user)),
  route(getMe, ({ user }) => users.profile(user.userId)),
  route(refresh, ({ body }) => auth.refresh(body.refresh_token), limitByAddress(REFRESHES)),
];
