import { PRODUCT_NAME, WELCOME_CREDITS } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';

export const confirmEmail = ({ name, tokenId }: MailData['confirm-email'], { withToken }: Links): Letter => ({
  subject: 'Confirm your email address',
  preheader: `Then ${PRODUCT_NAME} knows that this address is yours.`,
  heading: `Welcome to ${PRODUCT_NAME}`,
  paragraphs: [
    greetingOf(name),
    `Your account is ready, with ${WELCOME_CREDITS} free credits. Please confirm that this address is yours: it is how you get back in when you lose your password.`,
  ],
  button: { label: 'Confirm my address', href: withToken('/confirm-email', tokenId) },
  notes: [
    'The link works for 7 days. You can use your account meanwhile.',
    'If you did not sign up, open the link and say so there: whoever did is locked out.',
  ],
  reason: `You get this because somebody signed up at ${PRODUCT_NAME} with this address.`,
});
