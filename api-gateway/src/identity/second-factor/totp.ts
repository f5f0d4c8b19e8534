import { PRODUCT_NAME } from '@fifteen/contracts';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** Codes of one step before and after now are taken: phones' clocks differ. */
const STEPS_AROUND = 1;
const DIGITS = /^\d{6}$/;

/** SHA-1, six digits, thirty seconds: what every authenticator app understands. */
const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: PRODUCT_NAME, label, algorithm: 'SHA1', digits: 6, period: PERIOD_S, secret: Secret.fromBase32(secret) });

/** In base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The link that a QR code carries to an authenticator app. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

export const isTotpForm = (code: string): boolean => DIGITS.test(code);

/** The time step that this code belongs to, near now; undefined where it is not a code of this secret. */
export const totpStepOf = (secret: string, code: string, now: Date): number | undefined => {
  // otpauth compares bytes, and throws for six characters that are more than six of them.
  if (!isTotpForm(code)) return undefined;
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: STEPS_AROUND });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
};
