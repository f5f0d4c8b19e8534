import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';

export const signupTried = ({ name }: MailData['signup-tried'], { page }: Links): Letter => ({
  subject: 'You already have an account',
  preheader: 'Somebody tried to sign up with your address.',
  heading: 'You already have an account',
  paragraphs: [
    greetingOf(name),
    'Somebody tried to sign up with this address, which has an account already. If it was you, log in; a lost password can be set anew there.',
  ],
  button: { label: 'Log in', href: page('/login') },
  notes: ['If it was not you, there is nothing to do: nothing has changed.'],
  reason: `You get this, once a day at most, because your address was used to sign up at ${PRODUCT_NAME}.`,
});
