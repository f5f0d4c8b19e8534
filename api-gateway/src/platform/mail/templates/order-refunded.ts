import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { dollars, goodsOf } from './money.ts';

type Data = MailData['order-refunded'];

const tookBack = ({ creditsTaken }: Data): string[] =>
  creditsTaken > 0 ? [`${creditsTaken} credits that belonged to it have left your balance.`] : [];

/** A dispute was lost: the bank has taken the money, and pays it out by itself. */
const wayOf = ({ dispute }: Data): string =>
  dispute === 'lost' ? 'Your bank has decided the dispute in your favour, and pays it out.' : 'It takes the way you paid, and arrives within 7 to 10 business days.';

export const orderRefunded = (data: Data, { page }: Links): Letter => ({
  subject: `Your refund for ${data.orderNumber}`,
  preheader: `${dollars(data.amountCents)} goes back the way it came.`,
  heading: `${dollars(data.amountCents)} goes back to you`,
  paragraphs: [
    greetingOf(data.name),
    `${dollars(data.amountCents)} goes back to you for: ${goodsOf(data.description, data.projectName)}. ${wayOf(data)}`,
    ...tookBack(data),
    `The credit note ${data.invoiceNumber} is attached.`,
  ],
  button: { label: 'Open billing', href: page('/billing') },
  notes: [`Order ${data.orderNumber}. Where the whole price of a brand kit went back, its files are closed.`],
  reason: `You get this because money of yours moved at ${PRODUCT_NAME}.`,
});
