import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, type Letter } from './letter.ts';

/** Repeats nothing of what was typed: the person who fills in the form chooses the address, which may be a stranger's. */
export const contactReceived = ({ name }: MailData['contact-received'], { page }: Links): Letter => ({
  subject: 'We have your message',
  preheader: "We'll get back to you within 24 hours.",
  heading: 'We have your message',
  paragraphs: [
    greetingOf(name),
    'Thank you for writing to us. We’ll answer at this address within 24 hours.',
    'You may find your answer in our knowledge base right now.',
  ],
  button: { label: 'Open the knowledge base', href: page('/knowledge-base') },
  notes: ['If you didn’t write to us, somebody typed your address by mistake. You can ignore this email.'],
  reason: `You’re getting this because someone wrote to ${PRODUCT_NAME} with this address.`,
});
