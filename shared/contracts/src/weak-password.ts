import { AUTH_MESSAGES } from './auth-messages.ts';
import { PASSWORD_MIN, PASSWORD_RECOMMENDED } from './business.ts';

/** A warning for a new password that is taken although it is short; false for any other. */
export const weakPasswordWarning = (password: string): string | false =>
  password.length >= PASSWORD_MIN && password.length < PASSWORD_RECOMMENDED && AUTH_MESSAGES.passwordWeak;
