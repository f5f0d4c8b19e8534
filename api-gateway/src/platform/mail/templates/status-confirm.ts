import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';

export const statusConfirm = ({ name, tokenId }: MailData['status-confirm'], { withToken }: Links): Letter => ({
  subject: 'Confirm your subscription',
  preheader: `Then you hear of incidents at ${PRODUCT_NAME}.`,
  heading: 'One more click',
  paragraphs: [
    greetingOf(name),
    `Somebody, we hope you, asked for mails about incidents and planned maintenance of ${PRODUCT_NAME}. Please confirm it: without that you get none.`,
  ],
  button: { label: 'Confirm the subscription', href: withToken('/status?subscription=confirm', tokenId) },
  notes: ['The link works for 7 days. If you did not ask, there is nothing to do: we forget the address by then.'],
  reason: `You get this because somebody typed this address on the status page of ${PRODUCT_NAME}.`,
});
