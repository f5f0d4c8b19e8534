import { PRODUCT_NAME } from '@fifteen/contracts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { dollars } from './money.ts';

/** To ourselves. */
export const refundToDecide = ({ name, orderNumber, amountCents, reason }: MailData['refund-to-decide']): Letter => ({
  subject: `Refund to decide: ${orderNumber}`,
  preheader: `${dollars(amountCents)}, within 3 to 5 business days.`,
  heading: 'A customer asks for a refund',
  paragraphs: [
    greetingOf(name),
    `Order ${orderNumber}, ${dollars(amountCents)}. To give it back: npm run admin -- refund ${orderNumber}`,
    reason ? `The customer writes: ${reason.replaceAll(/\s+/g, ' ').trim()}` : 'The customer gave no reason.',
  ],
  notes: [],
  reason: `You’re getting this because you handle customer support at ${PRODUCT_NAME}.`,
});
