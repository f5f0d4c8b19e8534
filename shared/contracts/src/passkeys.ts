import { z } from 'zod';
import { SignedIn } from './auth.ts';
import { PASSKEY_NAME_MAX, PASSWORD_MAX } from './business.ts';
import { defineCall } from './calls.ts';

/** The shapes of WebAuthn Level 3 in JSON, as browsers read and write them; bytes are base64url. */
const Bytes = (longest: number) => z.string().min(1).max(longest).regex(/^[\w-]+$/, 'Must be base64url');
const Attachment = z.enum(['platform', 'cross-platform']).optional();
const Extensions = z.record(z.string().max(100), z.unknown()).default({});
const CredentialId = Bytes(1400);

const Descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });

/** For `navigator.credentials.create`. */
export const PasskeyCreation = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), requireResidentKey: z.boolean(), userVerification: z.literal('required') }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** For `navigator.credentials.get`. */
export const PasskeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

export const NewPasskeyResponse = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: Bytes(8_000), attestationObject: Bytes(40_000), transports: z.array(z.string().max(30)).max(10).optional() }),
  authenticatorAttachment: Attachment,
  clientExtensionResults: Extensions,
});

export const PasskeyResponse = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: Bytes(8_000), authenticatorData: Bytes(8_000), signature: Bytes(8_000), userHandle: Bytes(200).optional() }),
  authenticatorAttachment: Attachment,
  clientExtensionResults: Extensions,
});

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Kept in an account of its maker, and so on several devices. */
  is_synced: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const PasskeyName = z.string().trim().min(1, 'Please enter a name').max(PASSKEY_NAME_MAX, `Must be at most ${PASSKEY_NAME_MAX} characters`);
const PasskeyId = z.object({ passkey_id: z.uuid() });

export const startPasskeySignIn = defineCall({
  id: 'auth.passkey.begin',
  method: 'POST',
  path: '/api/v1/auth/passkey/options',
  summary: 'A challenge that any passkey of the site may sign',
  auth: 'public',
  // JSON, so that no form of another site makes one.
  body: z.object({}),
  status: 200,
  answer: PasskeyRequest,
});

export const passkeySignIn = defineCall({
  id: 'auth.passkey',
  method: 'POST',
  path: '/api/v1/auth/passkey',
  summary: 'Sign in with a passkey. It counts as both factors',
  auth: 'public',
  body: z.object({ response: PasskeyResponse, remember_me: z.boolean().optional() }),
  status: 200,
  answer: SignedIn,
});

export const beginPasskey = defineCall({
  id: 'users.passkeys.begin',
  method: 'POST',
  path: '/api/v1/users/passkeys/options',
  summary: 'Begin to add a passkey. Asks for the password or a fresh sign-in, and for a code where two-step sign-in is on',
  auth: 'bearer',
  body: z.object({ password: z.string().max(PASSWORD_MAX).optional(), code: z.string().trim().max(60).optional() }),
  status: 200,
  answer: PasskeyCreation,
});

export const addPasskey = defineCall({
  id: 'users.passkeys.add',
  method: 'POST',
  path: '/api/v1/users/passkeys',
  summary: 'Add the passkey that the browser has made',
  auth: 'bearer',
  body: z.object({ name: PasskeyName, response: NewPasskeyResponse }),
  status: 201,
  answer: Passkey,
});

export const renamePasskey = defineCall({
  id: 'users.passkeys.rename',
  method: 'PATCH',
  path: '/api/v1/users/passkeys/{passkey_id}',
  summary: 'Rename a passkey',
  auth: 'bearer',
  params: PasskeyId,
  body: z.object({ name: PasskeyName }),
  status: 200,
  answer: Passkey,
});

export const removePasskey = defineCall({
  id: 'users.passkeys.remove',
  method: 'DELETE',
  path: '/api/v1/users/passkeys/{passkey_id}',
  summary: 'Remove a passkey: it signs in no more',
  auth: 'bearer',
  params: PasskeyId,
  status: 204,
});
