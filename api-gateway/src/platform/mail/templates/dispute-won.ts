import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';
import { dollars, goodsOf } from './money.ts';

type Data = MailData['dispute-won'];

const NOW: Readonly<Record<Data['kind'], string>> = {
  credits: 'You keep your credits.',
  'brand-kit': 'Your kit, clean files and refinements are available again.',
};

export const disputeWon = (data: Data, { page }: Links): Letter => ({
  subject: `The dispute about ${data.orderNumber} is over`,
  preheader: 'Your payment is confirmed.',
  heading: 'Your payment is confirmed',
  paragraphs: [
    greetingOf(data.name),
    `Your bank has closed the dispute: the ${dollars(data.amountCents)} for ${goodsOf(data.description, data.projectName)} is settled. ${NOW[data.kind]}`,
  ],
  button: data.projectId
    ? { label: 'Open the project', href: page(`/projects/${data.projectId}/select`) }
    : { label: 'See your orders', href: page('/account?tab=billing') },
  notes: [`Order ${data.orderNumber}.`],
  reason: `You’re getting this because of a payment at ${PRODUCT_NAME}.`,
});
