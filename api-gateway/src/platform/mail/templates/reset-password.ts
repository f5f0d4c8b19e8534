import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';

export const resetPassword = ({ name, tokenId }: MailData['reset-password'], { withToken }: Links): Letter => ({
  subject: 'Set a new password',
  preheader: 'The link works once, for one hour.',
  heading: 'Set a new password',
  paragraphs: [greetingOf(name), 'Someone, probably you, asked for a new password. Choose it here:'],
  button: { label: 'Choose a new password', href: withToken('/reset-password', tokenId) },
  notes: [
    'The link works once, for one hour. Setting a new password signs you out everywhere.',
    'If this wasn’t you, ignore this email. Your password won’t change.',
  ],
  reason: `You’re getting this because someone asked for a new password at ${PRODUCT_NAME} for this address.`,
});
