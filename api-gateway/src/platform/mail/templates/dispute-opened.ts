import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { dollars, goodsOf } from './money.ts';

type Data = MailData['dispute-opened'];

const UNTIL: Readonly<Record<Data['kind'], string>> = {
  credits: 'Your credits stay with you until it has decided.',
  'brand-kit': 'Until it has decided, the kit, the clean files and refinements of this project are closed.',
};

export const disputeOpened = (data: Data, { page }: Links): Letter => ({
  subject: `A dispute about ${data.orderNumber}`,
  preheader: 'Your bank has taken the money back for now.',
  heading: 'Your bank has opened a dispute',
  paragraphs: [
    greetingOf(data.name),
    `Your bank has taken back ${dollars(data.amountCents)} that you paid for: ${goodsOf(data.description, data.projectName)}. ${UNTIL[data.kind]}`,
    'If you know nothing of it, tell your bank that the payment was yours, or answer this mail.',
  ],
  button: { label: 'See your orders', href: page('/account?tab=billing') },
  notes: [`Order ${data.orderNumber}.`],
  reason: `You get this because money of yours moved at ${PRODUCT_NAME}.`,
});
