import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { dollars, goodsOf, logoOf } from './money.ts';

type Data = MailData['order-refunded'];

const tookBack = ({ creditsTaken }: Data): string[] =>
  creditsTaken > 0 ? [`${creditsTaken} credits from this order were removed from your balance.`] : [];

/** A dispute was lost: the bank has taken the money, and pays it out by itself. */
const wayOf = ({ dispute }: Data): string =>
  dispute === 'lost' ? 'Your bank decided the dispute in your favor and will send you the money.' : 'It goes back to how you paid and arrives within 7 to 10 business days.';

export const orderRefunded = (data: Data, { page }: Links): Letter => ({
  subject: `Your refund for ${data.orderNumber}`,
  preheader: `${dollars(data.amountCents)} is on its way back to you.`,
  heading: `${dollars(data.amountCents)} goes back to you`,
  picture: logoOf(data),
  paragraphs: [
    greetingOf(data.name),
    `${dollars(data.amountCents)} is on its way back to you for ${goodsOf(data.description, data.projectName)}. ${wayOf(data)}`,
    ...tookBack(data),
    `The credit note ${data.invoiceNumber} is attached.`,
  ],
  button: { label: 'Open billing', href: page('/billing') },
  notes: [`Order ${data.orderNumber}. After a full refund of a brand kit, you can no longer download its files.`],
  reason: `You’re getting this because of a payment at ${PRODUCT_NAME}.`,
});
