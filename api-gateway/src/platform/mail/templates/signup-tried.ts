import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';

export const signupTried = ({ name }: MailData['signup-tried'], { page }: Links): Letter => ({
  subject: 'You already have an account',
  preheader: 'Someone tried to sign up with your address.',
  heading: 'You already have an account',
  paragraphs: [
    greetingOf(name),
    'Someone tried to sign up with this address, but it already has an account. If that was you, log in. You can reset your password there, too.',
  ],
  button: { label: 'Log in', href: page('/login') },
  notes: ['If this wasn’t you, you can ignore this email. Nothing has changed.'],
  reason: `You’re getting this, at most once a day, because your address was used to sign up at ${PRODUCT_NAME}.`,
});
