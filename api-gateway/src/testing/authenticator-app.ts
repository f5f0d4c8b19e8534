import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

export interface AuthenticatorApp {
  /** The code of now, or of as many steps away. */
  readonly code: (stepsAway?: number) => string;
}

/** An authenticator app that has read this secret, with this clock. */
export const openApp = (secret: string, now: () => Date): AuthenticatorApp => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return { code: (stepsAway = 0) => totp.generate({ timestamp: now().getTime() + stepsAway * STEP_MS }) };
};
