import { z } from 'zod';
import { AUTH_MESSAGES } from './auth-messages.ts';
import { FULL_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from './business.ts';
import { defineCall } from './calls.ts';
import { User } from './users.ts';

export const Email = z
  .string()
  .trim()
  .max(254, 'Must be at most 254 characters')
  .pipe(z.email('Please enter a valid email address'));
export const NewPassword = z
  .string()
  .min(PASSWORD_MIN, AUTH_MESSAGES.passwordShort)
  .max(PASSWORD_MAX, `Must be at most ${PASSWORD_MAX} characters`);

export const SignupBody = z.object({
  email: Email,
  password: NewPassword,
  full_name: z
    .string()
    .trim()
    .max(FULL_NAME_MAX, `Must be at most ${FULL_NAME_MAX} characters`)
    .nullable()
    .optional()
    .transform((name) => name || null),
});
export const LoginBody = z.object({
  email: Email,
  password: z.string().min(1, 'Please enter your password').max(PASSWORD_MAX),
  remember_me: z.boolean().optional(),
});
export const RefreshBody = z.object({ refresh_token: z.string().min(1).max(500) });

export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Seconds until the access token ends. */
  expires_in: z.int(),
  token_type: z.literal('bearer'),
});
export type Tokens = z.infer<typeof Tokens>;

export const SignedIn = Tokens.extend({ user: User });
export type SignedIn = z.infer<typeof SignedIn>;

export const signup = defineCall({
  id: 'auth.signup',
  method: 'POST',
  path: '/api/v1/auth/signup',
  summary: 'Create an account',
  auth: 'public',
  body: SignupBody,
  status: 201,
  answer: SignedIn,
});

export const login = defineCall({
  id: 'auth.login',
  method: 'POST',
  path: '/api/v1/auth/login',
  summary: 'Sign in',
  auth: 'public',
  body: LoginBody,
  status: 200,
  answer: SignedIn,
});

export const logout = defineCall({
  id: 'auth.logout',
  method: 'POST',
  path: '/api/v1/auth/logout',
  summary: 'Sign out: the session is revoked',
  auth: 'bearer',
  status: 204,
});

export const getMe = defineCall({
  id: 'auth.me',
  method: 'GET',
  path: '/api/v1/auth/me',
  summary: 'The current user',
  auth: 'bearer',
  status: 200,
  answer: User,
});

export const refresh = defineCall({
  id: 'auth.refresh',
  method: 'POST',
  path: '/api/v1/auth/oauth/refresh',
  summary: 'New tokens for a refresh token, which is used up',
  auth: 'public',
  body: RefreshBody,
  status: 200,
  answer: Tokens,
});

/** A token from a mail: opaque, single use. */
const MailToken = z.string().min(1).max(200);

export const forgotPassword = defineCall({
  id: 'auth.password.forgot',
  method: 'POST',
  path: '/api/v1/auth/password/forgot',
  summary: 'Mail a link that sets a new password; the same answer whether or not there is such an account',
  auth: 'public',
  body: z.object({ email: Email }),
  status: 202,
});

export const resetPassword = defineCall({
  id: 'auth.password.reset',
  method: 'POST',
  path: '/api/v1/auth/password/reset',
  summary: 'Set a new password with the token of the mail, which is used up; every session ends',
  auth: 'public',
  body: z.object({ token: MailToken, password: NewPassword }),
  status: 204,
});

/** Whose account a link confirms, told to who holds the mailbox before anything is done. */
export const MailLink = z.object({
  email: z.string(),
  /** Browser and system that signed up, in words. */
  device: z.string(),
  signed_up_at: z.iso.datetime(),
});
export type MailLink = z.infer<typeof MailLink>;

export const readMailLink = defineCall({
  id: 'auth.email.read-link',
  method: 'POST',
  path: '/api/v1/auth/email/link',
  summary: 'Tell which account the link of a mail would confirm; the link stays good',
  auth: 'public',
  body: z.object({ token: MailToken }),
  status: 200,
  answer: MailLink,
});

export const verifyEmail = defineCall({
  id: 'auth.email.verify',
  method: 'POST',
  path: '/api/v1/auth/email/verify',
  summary: 'Confirm the email with the token of the mail, signed in to the account that it is for',
  auth: 'bearer',
  body: z.object({ token: MailToken }),
  status: 204,
});

export const disownAccount = defineCall({
  id: 'auth.email.disown',
  method: 'POST',
  path: '/api/v1/auth/email/disown',
  summary: 'Say with the token of the mail that the account is somebody else\'s: its sessions and password end',
  auth: 'public',
  body: z.object({ token: MailToken }),
  status: 204,
});

export const sendVerification = defineCall({
  id: 'auth.email.send-verification',
  method: 'POST',
  path: '/api/v1/auth/email/verification',
  summary: 'Mail the link that confirms the email once more',
  auth: 'bearer',
  status: 202,
});

export const oauthSignin = defineCall({
  id: 'auth.oauth.signin',
  method: 'POST',
  path: '/api/v1/auth/oauth/signin',
  summary: 'Start third-party sign-in',
  auth: 'public',
  body: z.object({ provider: z.enum(['google']), redirect_url: z.string().max(500) }),
  status: 200,
  answer: z.object({ url: z.url() }),
});

export const oauthCallback = defineCall({
  id: 'auth.oauth.callback',
  method: 'POST',
  path: '/api/v1/auth/oauth/callback',
  summary: 'Finish third-party sign-in',
  auth: 'public',
  body: z.object({
    code: z.string().min(1).max(2000),
    state: z.string().min(1).max(500),
    /** The provider's name, where its answer carries it (RFC 9207). */
    iss: z.string().max(500).optional(),
  }),
  status: 200,
  answer: SignedIn,
});
