import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';

/** Repeats nothing of what was typed: whoever fills in the form chooses the address, which may be a stranger's. */
export const contactReceived = ({ name }: MailData['contact-received'], { page }: Links): Letter => ({
  subject: 'We have your message',
  preheader: "We'll get back to you within 24 hours.",
  heading: 'We have your message',
  paragraphs: [
    greetingOf(name),
    'Thank you for writing to us. A person reads it and answers within 24 hours, at this address.',
    'Many questions are answered in our knowledge base already.',
  ],
  button: { label: 'Open the knowledge base', href: page('/knowledge-base') },
  notes: ['If you did not write to us, somebody typed your address by mistake. There is nothing to do.'],
  reason: `You get this because somebody wrote to ${PRODUCT_NAME} with this address.`,
});
