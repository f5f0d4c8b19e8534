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
    `On ${momentOf(at)}, someone signed in to your account with Google using this address. You can now use Google to sign in.`,
  ],
  button: { label: 'See my account', href: page('/account?tab=settings') },
  notes: ['If this wasn’t you, sign out any devices you don’t recognize, and change your Google password.'],
  reason: `You’re getting this because it’s about the security of your account at ${PRODUCT_NAME}.`,
});
