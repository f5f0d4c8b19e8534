import { PRODUCT_NAME } from '@fifteen/contracts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { dollars } from './money.ts';

const quoted = (reason: string | null): string[] => (reason ? [`What you wrote: ${reason.replaceAll(/\s+/g, ' ').trim()}`] : []);

export const refundAsked = ({ name, orderNumber, amountCents, reason }: MailData['refund-asked']): Letter => ({
  subject: `You asked for a refund of ${orderNumber}`,
  preheader: 'We’ll review it within 3 to 5 business days.',
  heading: 'We have your request',
  paragraphs: [
    greetingOf(name),
    `You asked for ${dollars(amountCents)} back for order ${orderNumber}. We’ll review it within 3 to 5 business days. After that, your money takes 7 to 10 days.`,
    'You can use your files until then. After a refund, you lose access to the kit.',
  ],
  notes: quoted(reason),
  reason: `You’re getting this because you asked for a refund at ${PRODUCT_NAME}.`,
});
