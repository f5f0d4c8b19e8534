import { changePassword, endOtherSessions, endSession, getSecurity, listSecurityEvents, type SecurityEvent } from '@fifteen/contracts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { AccountSecurityService } from './account-security.service.ts';

export const accountSecurityEndpoints = (security: AccountSecurityService, eventsOf: (userId: string) => Promise<SecurityEvent[]>): Endpoint[] => [
  route(getSecurity, ({ user }) => security.summary(user)),
  route(listSecurityEvents, async ({ user }) => ({ events: await eventsOf(user.userId) })),
  route(changePassword, ({ body, user }) => security.changePassword(user, body)),
  route(endOtherSessions, ({ user }) => security.endOtherSessions(user)),
  route(endSession, ({ params, user }) => security.endSession(user, params.session_id)),
];
