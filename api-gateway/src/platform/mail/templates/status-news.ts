import { PRODUCT_NAME } from '@fifteen/contracts';
import type { Links } from './links.ts';
import type { MailData } from './mail-data.ts';
import { greetingOf, oneLine, type Letter } from './letter.ts';

export const statusNews = ({ name, tokenId, title, state, text }: MailData['status-news'], { page, withToken, oneClick }: Links): Letter => ({
  subject: `${state}: ${oneLine(title)}`,
  preheader: oneLine(text),
  heading: oneLine(title),
  paragraphs: [greetingOf(name), `${state}. ${oneLine(text)}`],
  button: { label: 'See the status', href: page('/status') },
  notes: [`To unsubscribe: ${withToken('/status?subscription=end', tokenId)}`],
  reason: `You’re getting this because you subscribed to status updates from ${PRODUCT_NAME}.`,
  unsubscribe: oneClick('/api/v1/status/unsubscribe', tokenId),
});
