import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { dollars, goodsOf } from './money.ts';

type Data = MailData['dispute-opened'];

const UNTIL: Readonly<Record<Data['kind'], string>> = {
  credits: 'You keep your credits until the bank decides.',
  'brand-kit': 'Until the bank decides, this project’s kit, clean files and refinements are on hold.',
};

export const disputeOpened = (data: Data, { page }: Links): Letter => ({
  subject: `A dispute about ${data.orderNumber}`,
  preheader: 'Your bank has taken the money back for now.',
  heading: 'Your bank has opened a dispute',
  paragraphs: [
    greetingOf(data.name),
    `Your bank has taken back ${dollars(data.amountCents)} that you paid for: ${goodsOf(data.description, data.projectName)}. ${UNTIL[data.kind]}`,
    'If you didn’t mean to dispute it, tell your bank the payment was yours, or reply to this email.',
  ],
  button: { label: 'See your orders', href: page('/account?tab=billing') },
  notes: [`Order ${data.orderNumber}.`],
  reason: `You’re getting this because of a payment at ${PRODUCT_NAME}.`,
});
