import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { momentOf } from './moment.ts';

export const googleLinked = ({ name, at }: MailData['google-linked'], { page }: Links): Letter => ({
  subject: 'You can now sign in with Google',
  preheader: 'A new way to sign in was added to your account.',
  heading: 'A new way to sign in',
  paragraphs: [
    greetingOf(name),
    `On ${momentOf(at)} your account was signed in to through Google with this address. From now on Google opens it too.`,
  ],
  button: { label: 'See my account', href: page('/account?tab=settings') },
  notes: ['If it was not you, end the sessions that you do not know there, and change the password of your Google account.'],
  reason: `You get this because it concerns the safety of your account at ${PRODUCT_NAME}.`,
});
