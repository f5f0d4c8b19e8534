import { z } from 'zod';

/**
 * Every error that an answer can carry: stable code to HTTP status and default words.
 * Code branches on the code, people read the detail. Texts in capitals of the specification's section 8 stand here once.
 */
export const ERRORS = {
  invalid_request: { status: 400, detail: 'The request is not valid.' },
  malformed_json: { status: 400, detail: 'The body is not valid JSON.' },
  not_signed_in: { status: 401, detail: 'Please log in to continue' },
  invalid_credentials: { status: 401, detail: 'Invalid email or password' },
  /** Password or Google were right; the body's `challenge` goes to /api/v1/auth/second-step with a code. */
  second_factor_required: { status: 401, detail: 'Enter the code from your authenticator app to finish signing in.' },
  sign_in_expired: { status: 401, detail: 'That took too long, or was finished already. Please log in again.' },
  passkey_refused: { status: 401, detail: 'This passkey could not sign you in. Please use another way.' },
  session_ended: { status: 401, detail: 'Your session has ended. Please log in again.' },
  payment_required: { status: 402, detail: 'This needs a paid project.' },
  insufficient_credits: { status: 402, detail: 'You do not have enough credits.' },
  wrong_password: { status: 403, detail: 'The password is not right' },
  wrong_code: { status: 403, detail: 'The code is not right' },
  email_not_confirmed: { status: 403, detail: 'Please confirm your email address first.' },
  fresh_sign_in_required: { status: 403, detail: 'Please sign in again to confirm that it is you.' },
  oauth_failed: { status: 401, detail: 'Authentication failed. Please try again.' },
  share_revoked: { status: 410, detail: 'Its owner has switched this link off.' },
  mail_link_invalid: { status: 410, detail: 'This link has expired or was used already.' },
  forbidden: { status: 403, detail: 'You may not do this.' },
  link_expired: { status: 403, detail: 'This link has expired.' },
  not_found: { status: 404, detail: 'Not found.' },
  method_not_allowed: { status: 405, detail: 'Method not allowed.' },
  request_timeout: { status: 408, detail: 'The request took too long to arrive.' },
  email_taken: { status: 409, detail: 'An account with this email already exists' },
  idempotency_mismatch: { status: 409, detail: 'This Idempotency-Key was used for a different request.' },
  conflict: { status: 409, detail: 'Somebody changed this meanwhile. Please reload.' },
  already_paid: { status: 409, detail: 'This project is paid already.' },
  payment_disputed: { status: 409, detail: 'The payment of this project is disputed at the bank. Please write to us.' },
  storage_full: { status: 409, detail: 'Your projects use all of your storage. Delete some to make room.' },
  not_refundable: { status: 409, detail: 'This order cannot be refunded.' },
  body_too_large: { status: 413, detail: 'The request is too large.' },
  unsupported_media_type: { status: 415, detail: 'The body must be JSON.' },
  site_not_read: { status: 422, detail: 'We couldn’t read that website. Write your color codes instead.' },
  wish_not_possible: { status: 422, detail: 'We didn’t catch that. Try a color, font or symbol. Nothing was charged.' },
  password_too_common: { status: 422, detail: 'This password is too easy to guess. Please choose another.' },
  headers_too_large: { status: 431, detail: 'The address or the headers of the request are too long.' },
  rate_limited: { status: 429, detail: 'Rate limit exceeded' },
  internal: { status: 500, detail: 'Something went wrong on our end. Please try again in a few moments.' },
  file_damaged: { status: 500, detail: 'This file was damaged on our server, so we did not send it. We have been told. Please try again later, or write to us.' },
  checkout_failed: { status: 503, detail: 'Failed to create checkout. Nothing was charged. Please try again.' },
  maintenance: { status: 503, detail: 'The site is closed for maintenance. Nothing is lost; please try again later.' },
  disk_full: { status: 507, detail: 'We are out of room and cannot save this right now. Nothing you have is lost, and you can still open everything. Please try again in a few minutes.' },
  unavailable: { status: 503, detail: 'We are briefly unavailable. Please try again.' },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

export const FieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The one shape of every error answer: application/problem+json, RFC 9457. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(ERROR_CODES),
  request_id: z.string(),
  errors: z.array(FieldError).optional(),
  /** With insufficient_credits: what there is, and what it takes. */
  /** Of a sign-in that waits for its second step. */
  challenge: z.string().optional(),
  balance: z.int().optional(),
  cost: z.int().optional(),
});
export type Problem = z.infer<typeof Problem>;
