import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { dollars, goodsOf } from './money.ts';

type Data = MailData['order-paid'];

const NEXT: Readonly<Record<Data['kind'], string>> = {
  credits: 'They are in your balance now, and they never expire.',
  'brand-kit': 'The project is paid: its files are clean, refinements are open, and your kit is ready to be made.',
};

const LOST = 'Its project was deleted for good before the money arrived. You get all of it back: there is nothing left for you to do.';

const nextOf = ({ kind, projectId }: Data): string => (kind === 'brand-kit' && !projectId ? LOST : NEXT[kind]);

const buttonOf = ({ kind, projectId }: Data, { page }: Links): NonNullable<Letter['button']> =>
  kind === 'brand-kit' && projectId
    ? { label: 'Open the project', href: page(`/projects/${projectId}/select`) }
    : { label: 'See your balance', href: page('/billing') };

export const orderPaid = (data: Data, links: Links): Letter => ({
  subject: `Your order ${data.orderNumber}`,
  preheader: `${dollars(data.amountCents)} paid. Your invoice is attached.`,
  heading: 'Thank you for your order',
  paragraphs: [
    greetingOf(data.name),
    `We have received ${dollars(data.amountCents)} for: ${goodsOf(data.description, data.projectName)}. ${nextOf(data)}`,
    `Your invoice ${data.invoiceNumber} is attached. You find it under Billing too.`,
  ],
  button: buttonOf(data, links),
  notes: [`Order ${data.orderNumber}.`],
  reason: `You get this because you bought something at ${PRODUCT_NAME}.`,
});
