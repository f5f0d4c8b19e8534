import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { dollars, goodsOf, logoOf } from './money.ts';

type Data = MailData['order-paid'];

const NEXT: Readonly<Record<Data['kind'], string>> = {
  credits: 'They’re in your account now, and they never expire.',
  'brand-kit': 'Your project is unlocked: download clean files, refine your logo, or make your brand kit.',
};

const LOST = 'Its project was deleted for good before your payment arrived, so we’re refunding you in full. You don’t need to do anything.';

const nextOf = ({ kind, projectId }: Data): string => (kind === 'brand-kit' && !projectId ? LOST : NEXT[kind]);

const buttonOf = ({ kind, projectId }: Data, { page }: Links): NonNullable<Letter['button']> =>
  kind === 'brand-kit' && projectId
    ? { label: 'Open the project', href: page(`/projects/${projectId}/select`) }
    : { label: 'See your balance', href: page('/billing') };

export const orderPaid = (data: Data, links: Links): Letter => ({
  subject: `Your order ${data.orderNumber}`,
  preheader: `${dollars(data.amountCents)} paid. Your invoice is attached.`,
  heading: 'Thank you for your order',
  picture: logoOf(data),
  paragraphs: [
    greetingOf(data.name),
    `We received ${dollars(data.amountCents)} for your order (${goodsOf(data.description, data.projectName)}). ${nextOf(data)}`,
    `Your invoice ${data.invoiceNumber} is attached. You can also find it in Billing.`,
  ],
  button: buttonOf(data, links),
  notes: [`Order ${data.orderNumber}.`],
  reason: `You’re getting this because you bought something at ${PRODUCT_NAME}.`,
});
