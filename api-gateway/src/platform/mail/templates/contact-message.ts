import { PRODUCT_NAME } from '@fifteen/contracts';
import type { MailData } from './mail-data.ts';
import { greetingOf, oneLine, type Letter } from './letter.ts';

const linesOf = (message: string): string[] => message.split(/[\r\n]+/).map(oneLine).filter(Boolean);

/** To ourselves; an answer goes to the person who wrote. */
export const contactMessage = ({ name, sender, email, topic, subject, message }: MailData['contact-message']): Letter => ({
  subject: `Contact: ${oneLine(subject)}`,
  preheader: `From ${oneLine(sender)}.`,
  heading: oneLine(subject),
  paragraphs: [greetingOf(name), `${oneLine(sender)} (${email}) writes${topic ? ` about: ${topic}` : ''}:`, ...linesOf(message)],
  notes: ['Your answer to this mail goes to the person who wrote. The address was typed in, and is not confirmed.'],
  reason: `You’re getting this because you handle customer support at ${PRODUCT_NAME}.`,
  replyTo: email,
});
