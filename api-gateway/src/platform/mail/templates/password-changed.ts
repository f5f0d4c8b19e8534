import { PRODUCT_NAME, SUPPORT_EMAIL } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { momentOf } from './moment.ts';

export const passwordChanged = ({ name, at }: MailData['password-changed'], { page }: Links): Letter => ({
  subject: 'Your password was changed',
  preheader: 'All other devices are signed out.',
  heading: 'Your password was changed',
  paragraphs: [
    greetingOf(name),
    `The password of your account was changed on ${momentOf(at)}. All other devices are signed out.`,
    'If this was you, you don’t need to do anything.',
  ],
  button: { label: 'This wasn’t me', href: page('/forgot-password') },
  notes: [`If you didn’t do this, set a new password right away, and write to ${SUPPORT_EMAIL}.`],
  reason: `You’re getting this because it’s about the security of your account at ${PRODUCT_NAME}.`,
});
