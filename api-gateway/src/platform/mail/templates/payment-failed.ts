import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { dollars, goodsOf } from './money.ts';

type Data = MailData['payment-failed'];

/** The page says what may be the reason, and where to try again. */
const pathOf = ({ sessionId }: Data): string =>
  sessionId ? `/payment-failed?session_id=${encodeURIComponent(sessionId)}` : '/payment-failed';

export const paymentFailed = (data: Data, { page }: Links): Letter => ({
  subject: `Your payment for ${data.orderNumber} failed`,
  preheader: 'Nothing was charged.',
  heading: 'Your payment didn’t go through',
  paragraphs: [
    greetingOf(data.name),
    `Your bank didn’t send ${dollars(data.amountCents)} for ${goodsOf(data.description, data.projectName)}. You haven't been charged.`,
    'You can try again with a card or another account.',
  ],
  button: { label: 'Try again', href: page(pathOf(data)) },
  notes: [`Order ${data.orderNumber}.`],
  reason: `You’re getting this because you ordered something at ${PRODUCT_NAME}.`,
});
