import { z } from 'zod';
import { NewPassword } from './auth.ts';
import { PASSWORD_MAX } from './business.ts';
import { defineCall } from './calls.ts';
import { Passkey } from './passkeys.ts';
import { SecondFactor } from './second-factor.ts';

/** One sign-in of the customer that is still good. */
export const SessionSummary = z.object({
  id: z.uuid(),
  /** The one that asks. */
  is_current: z.boolean(),
  /** Browser and system in words: "Firefox on Linux". */
  device: z.string(),
  method: z.enum(['password', 'google', 'passkey']),
  created_at: z.iso.datetime(),
  /** When its tokens were last renewed. */
  last_used_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type SessionSummary = z.infer<typeof SessionSummary>;

/** How this account is signed in to. */
export const AccountSecurity = z.object({
  has_password: z.boolean(),
  has_google: z.boolean(),
  email_verified: z.boolean(),
  /** The session began with Google or a passkey in the last minutes: that takes the place of the password. */
  is_fresh: z.boolean(),
  second_factor: SecondFactor,
  passkeys: z.array(Passkey),
  sessions: z.array(SessionSummary),
});
export type AccountSecurity = z.infer<typeof AccountSecurity>;

/** What happened to an account that its owner should know of. Others may be added: a page shows those that it has words for. */
export const SECURITY_EVENT_KINDS = [
  'signed_up',
  'signed_in',
  'sign_in_failed',
  'sign_in_limited',
  'token_reused',
  'password_changed',
  'password_reset_asked',
  'password_reset',
  'email_verified',
  'google_linked',
  'second_factor_on',
  'second_factor_off',
  'second_factor_failed',
  'recovery_code_used',
  'recovery_codes_renewed',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'session_ended',
  'account_exported',
  'object_protected',
] as const;

export const SecurityEvent = z.object({
  id: z.string(),
  kind: z.enum(SECURITY_EVENT_KINDS),
  /** The first and the last time: one event counts what happens often. */
  at: z.iso.datetime(),
  last_at: z.iso.datetime(),
  count: z.int().min(1),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

/** A sign-in counts as fresh for so long. */
export const FRESH_SIGN_IN_MINUTES = 10;

const CurrentPassword = z.string().min(1, 'Please enter your current password').max(PASSWORD_MAX);

export const getSecurity = defineCall({
  id: 'users.security',
  method: 'GET',
  path: '/api/v1/users/security',
  summary: 'Ways to sign in, and the sessions that are open',
  auth: 'bearer',
  status: 200,
  answer: AccountSecurity,
});

export const listSecurityEvents = defineCall({
  id: 'users.security.events',
  method: 'GET',
  path: '/api/v1/users/security/events',
  summary: 'What happened to the account in the last 90 days, newest first',
  auth: 'bearer',
  status: 200,
  answer: z.object({ events: z.array(SecurityEvent).max(30) }),
});

export const changePassword = defineCall({
  id: 'users.change-password',
  method: 'POST',
  path: '/api/v1/users/password',
  summary: 'Change the password; every other session ends',
  auth: 'bearer',
  body: z.object({ current_password: CurrentPassword, new_password: NewPassword }),
  status: 204,
});

export const endOtherSessions = defineCall({
  id: 'users.sessions.end-others',
  method: 'DELETE',
  path: '/api/v1/users/sessions',
  summary: 'Sign out everywhere else',
  auth: 'bearer',
  status: 204,
});

export const endSession = defineCall({
  id: 'users.sessions.end',
  method: 'DELETE',
  path: '/api/v1/users/sessions/{session_id}',
  summary: 'Sign out one device',
  auth: 'bearer',
  params: z.object({ session_id: z.uuid() }),
  status: 204,
});

export const exportAccount = defineCall({
  id: 'users.export',
  method: 'GET',
  path: '/api/v1/users/export',
  summary: 'Everything that is stored of the customer: a zip with JSON and files',
  auth: 'bearer',
  status: 200,
  download: 'application/zip',
});

export const deleteAccount = defineCall({
  id: 'users.delete',
  method: 'POST',
  path: '/api/v1/users/deletion',
  summary: 'Delete the account for good. Asks for the typed email, and the password or a fresh sign-in',
  auth: 'bearer',
  body: z.object({ email: z.string().max(254), password: z.string().max(PASSWORD_MAX).optional() }),
  status: 204,
});
