import { PRODUCT_NAME, SUPPORT_EMAIL } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { momentOf } from './moment.ts';

const REASON = `You’re getting this because it’s about the security of your account at ${PRODUCT_NAME}.`;

export const passkeyAdded = ({ name, at, passkey }: MailData['passkey-added'], { page }: Links): Letter => ({
  subject: 'A passkey was added',
  preheader: 'You can use it to sign in to your account.',
  heading: 'A passkey was added',
  paragraphs: [greetingOf(name), `The passkey "${passkey}" was added to your account on ${momentOf(at)}. You can use it to sign in without a password.`],
  button: { label: 'See my passkeys', href: page('/account?tab=settings') },
  notes: [`If you didn’t do this, remove it there, set a new password right away, and write to ${SUPPORT_EMAIL}.`],
  reason: REASON,
});

export const passkeyRemoved = ({ name, at, passkey }: MailData['passkey-removed'], { page }: Links): Letter => ({
  subject: 'A passkey was removed',
  preheader: 'It no longer signs in to your account.',
  heading: 'A passkey was removed',
  paragraphs: [greetingOf(name), `The passkey "${passkey}" was removed from your account on ${momentOf(at)}. It no longer signs in.`],
  button: { label: 'See my passkeys', href: page('/account?tab=settings') },
  notes: [`If you didn’t do this, set a new password right away, and write to ${SUPPORT_EMAIL}.`],
  reason: REASON,
});
