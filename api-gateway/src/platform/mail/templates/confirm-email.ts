import { PRODUCT_NAME, WELCOME_CREDITS } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';

export const confirmEmail = ({ name, tokenId }: MailData['confirm-email'], { withToken }: Links): Letter => ({
  subject: 'Confirm your email address',
  preheader: `One click, and your address is confirmed.`,
  heading: `Welcome to ${PRODUCT_NAME}`,
  paragraphs: [
    greetingOf(name),
    `Your account is ready, with ${WELCOME_CREDITS} free credits. Please confirm your email address, so you can get back in if you forget your password.`,
  ],
  button: { label: 'Confirm my address', href: withToken('/confirm-email', tokenId) },
  notes: [
    'The link works for 7 days. You can use your account in the meantime.',
    'Didn’t sign up? Open the link and tell us. We’ll lock that person out.',
  ],
  reason: `You’re getting this because someone signed up at ${PRODUCT_NAME} with this address.`,
});
