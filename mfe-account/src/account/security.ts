import type {
  changePassword,
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  getSecurity,
  listSecurityEvents,
  sendVerification,
  updateProfile,
  User,
} from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send, sendForFile } from '@fifteen/web/session';

/** Ways to sign in, and the devices that are signed in. */
export const securityQuery = queryOptions({
  queryKey: ['users', 'security'],
  queryFn: () => send<typeof getSecurity>({ method: 'GET', path: '/api/v1/users/security' }),
});

/** What happened to the account lately. */
export const securityEventsQuery = queryOptions({
  queryKey: ['users', 'security', 'events'],
  queryFn: () => send<typeof listSecurityEvents>({ method: 'GET', path: '/api/v1/users/security/events' }),
});

export const saveName = (full_name: string): Promise<User> =>
  send<typeof updateProfile>({ method: 'PATCH', path: '/api/v1/users/profile', body: { full_name } });

export const savePassword = (current_password: string, new_password: string): Promise<unknown> =>
  send<typeof changePassword>({ method: 'POST', path: '/api/v1/users/password', body: { current_password, new_password } });

export const askForVerification = (): Promise<unknown> =>
  send<typeof sendVerification>({ method: 'POST', path: '/api/v1/auth/email/verification' });

export const signOutDevice = (session_id: string): Promise<unknown> =>
  send<typeof endSession>({ method: 'DELETE', path: '/api/v1/users/sessions/{session_id}', params: { session_id } });

export const signOutOthers = (): Promise<unknown> =>
  send<typeof endOtherSessions>({ method: 'DELETE', path: '/api/v1/users/sessions' });

export const exportData = (): Promise<Blob> => sendForFile<typeof exportAccount>({ method: 'GET', path: '/api/v1/users/export' });

export const removeAccount = (body: { email: string; password?: string }): Promise<unknown> =>
  send<typeof deleteAccount>({ method: 'POST', path: '/api/v1/users/deletion', body });
