import { PASSWORD_MIN, PASSWORD_RECOMMENDED } from './business.ts';

/** The specification's words about signing in. Apart from the schemas, so that pages can have them without zod. */
export const AUTH_MESSAGES = {
  passwordsDiffer: 'Passwords do not match',
  passwordShort: `Password must be at least ${PASSWORD_MIN} characters`,
  passwordWeak: `You can use this one, but ${PASSWORD_RECOMMENDED} or more characters are much safer. You can also turn on two-step sign-in in your account settings.`,
  termsNotAgreed: 'Please agree to the Terms of Service and the Privacy Policy',
  loginFailed: 'Login failed. Please try again.',
  signupFailed: 'Signup failed. Please try again.',
  googleFailed: 'Google OAuth failed. Please try again.',
  oauthFailed: 'OAuth authentication failed. Please try again.',
  callbackFailed: 'Authentication failed. Please try again.',
} as const;
