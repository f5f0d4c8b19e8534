import {
  disownAccount,
  forgotPassword,
  getMe,
  login,
  logout,
  readMailLink,
  refresh,
  resetPassword,
  sendVerification,
  signup,
  verifyEmail,
} from '@fifteen/contracts';
import type { Request } from 'express';
import { limitByAddress } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { UsersService } from '../users/users.service.ts';
import type { AuthService } from './auth.service.ts';
import { deviceOf } from '../sessions/device.ts';
import type { RecoveryService } from './recovery.service.ts';
import type { Visitor } from '../sign-ins/sign-ins.ts';
import type { VerificationService } from './verification.service.ts';

/** A tab refreshes every 50 minutes; an office of many tabs behind one address stays far below. */
const REFRESHES = { tries: 300, windowMs: 60_000 };
const VERIFICATIONS = { tries: 60, windowMs: 60_000 };

export const visitorOf = (address: string, request: Request): Visitor => ({
  address,
  device: deviceOf(request.get('user-agent')),
});

interface Services {
  readonly auth: AuthService;
  readonly users: UsersService;
  readonly recovery: RecoveryService;
  readonly verification: VerificationService;
}

export const authEndpoints = ({ auth, users, recovery, verification }: Services): Endpoint[] => [
  route(signup, ({ body, address, request }) => auth.signup(body, visitorOf(address, request))),
  route(login, ({ body, address, request }) => auth.login(body, visitorOf(address, request))),
  route(logout, ({ user }) => auth.logout(user)),
  route(getMe, ({ user }) => users.profile(user.userId)),
  route(refresh, ({ body }) => auth.refresh(body.refresh_token), limitByAddress(REFRESHES)),
  route(forgotPassword, ({ body, address }) => recovery.forgot(body.email, address)),
  route(resetPassword, ({ body, address }) => recovery.reset(body.token, body.password, address)),
  route(readMailLink, ({ body }) => verification.read(body.token), limitByAddress(VERIFICATIONS)),
  route(verifyEmail, ({ body, user }) => verification.verify(user, body.token), limitByAddress(VERIFICATIONS)),
  route(disownAccount, ({ body, address }) => verification.disown(body.token, address), limitByAddress(VERIFICATIONS)),
  route(sendVerification, ({ user }) => verification.sendAgain(user)),
];
