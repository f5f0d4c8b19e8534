import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';

export const statusConfirm = ({ name, tokenId }: MailData['status-confirm'], { withToken }: Links): Letter => ({
  subject: 'Confirm your subscription',
  preheader: `Get updates about incidents at ${PRODUCT_NAME}.`,
  heading: 'One more click',
  paragraphs: [
    greetingOf(name),
    `Someone, probably you, asked for emails about incidents and planned maintenance at ${PRODUCT_NAME}. Please confirm to start getting them.`,
  ],
  button: { label: 'Confirm subscription', href: withToken('/status?subscription=confirm', tokenId) },
  notes: ['The link works for 7 days. If you didn’t ask, ignore this email and we’ll delete your address.'],
  reason: `You’re getting this because someone entered this address on the status page of ${PRODUCT_NAME}.`,
});
