import { z } from 'zod';
import { SignedIn } from './auth.ts';
import { PASSWORD_MAX } from './business.ts';
import { defineCall } from './calls.ts';

/** Six digits of an authenticator app, or a recovery code. Spaces and dashes count for nothing. */
const Code = z.string().trim().min(1, 'Please enter a code').max(60, 'This is not a code');
/** Absent where the session began with a fresh sign-in through Google or with a passkey. */
const OwnPassword = z.string().max(PASSWORD_MAX).optional();

export const SecondFactor = z.object({
  is_on: z.boolean(),
  turned_on_at: z.iso.datetime().nullable(),
  recovery_codes_left: z.int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** What an authenticator app needs, as a link for a QR code and as text. It is shown until a code confirms it. */
export const AuthenticatorSetup = z.object({ secret: z.string(), uri: z.string() });
export type AuthenticatorSetup = z.infer<typeof AuthenticatorSetup>;

/** They are told here once, and stored as hashes. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const finishSignIn = defineCall({
  id: 'auth.second-step',
  method: 'POST',
  path: '/api/v1/auth/second-step',
  summary: 'Finish a sign-in that was answered with second_factor_required, with its challenge and a code',
  auth: 'public',
  body: z.object({ challenge: z.string().min(1).max(200), code: Code }),
  status: 200,
  answer: SignedIn,
});

export const beginSecondFactor = defineCall({
  id: 'users.second-factor.begin',
  method: 'POST',
  path: '/api/v1/users/second-factor',
  summary: 'A secret for an authenticator app. Two-step sign-in is on once a code confirms it',
  auth: 'bearer',
  body: z.object({ password: OwnPassword }),
  status: 200,
  answer: AuthenticatorSetup,
});

export const confirmSecondFactor = defineCall({
  id: 'users.second-factor.confirm',
  method: 'POST',
  path: '/api/v1/users/second-factor/confirmation',
  summary: 'Turn two-step sign-in on with a code of the app; every other session ends. Answers with recovery codes, once',
  auth: 'bearer',
  body: z.object({ code: Code }),
  status: 200,
  answer: RecoveryCodes,
});

export const endSecondFactor = defineCall({
  id: 'users.second-factor.end',
  method: 'POST',
  path: '/api/v1/users/second-factor/removal',
  summary: 'Turn two-step sign-in off. Asks for the password or a fresh sign-in, and a code',
  auth: 'bearer',
  body: z.object({ password: OwnPassword, code: Code }),
  status: 204,
});

export const renewRecoveryCodes = defineCall({
  id: 'users.recovery-codes.renew',
  method: 'POST',
  path: '/api/v1/users/second-factor/recovery-codes',
  summary: 'New recovery codes; the old ones end. Asks for the password or a fresh sign-in, and a code',
  auth: 'bearer',
  body: z.object({ password: OwnPassword, code: Code }),
  status: 200,
  answer: RecoveryCodes,
});
