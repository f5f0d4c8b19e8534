import { PRODUCT_NAME } from '@fifteen/contracts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { dollars } from './money.ts';

/** To ourselves. */
export const disputeToAnswer = ({ name, orderNumber, amountCents, reason }: MailData['dispute-to-answer']): Letter => ({
  subject: `Dispute to answer: ${orderNumber}`,
  preheader: `${dollars(amountCents)}, at the bank.`,
  heading: 'A customer disputes a payment',
  paragraphs: [
    greetingOf(name),
    `Order ${orderNumber}, ${dollars(amountCents)}. The money is gone until the bank decides, and what it bought is closed. Answer it at the payment provider's pages.`,
    ...(reason ? [`The customer writes: ${reason.replaceAll(/\s+/g, ' ').trim()}`] : []),
  ],
  notes: [],
  reason: `You’re getting this because you handle customer support at ${PRODUCT_NAME}.`,
});
