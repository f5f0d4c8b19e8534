import { PRODUCT_NAME, type Incident, type Maintenance, type Status } from '@fifteen/contracts';

interface Item {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly at: string;
}

const TITLE = `${PRODUCT_NAME} status`;

const ofIncident = ({ id, title, status, severity, description, updates, date }: Incident): Item => ({
  id: `incident-${id}-${updates.length}`,
  title: `${status}: ${title}`,
  text: `${description} (${severity})`,
  at: updates[0]?.at ?? date,
});

const ofPlan = ({ id, title, impact, starts_at, ends_at }: Maintenance): Item => ({
  id: `maintenance-${id}`,
  title: `Planned: ${title}`,
  text: `${impact} From ${starts_at} to ${ends_at}.`,
  at: starts_at,
});

const itemsOf = ({ incidents, maintenance }: Status): Item[] => [...maintenance.map(ofPlan), ...incidents.map(ofIncident)];

/** https://www.jsonfeed.org/version/1.1/ */
export const jsonFeedOf = (status: Status, page: (path: string) => string): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: TITLE,
    home_page_url: page('/status'),
    feed_url: page('/api/v1/status/feed.json'),
    items: itemsOf(status).map(({ id, title, text, at }) => ({ id, url: page('/status'), title, content_text: text, date_published: at })),
  });

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML 1.0 has no place for most control characters, however they are written. */
const xml = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '').replaceAll(/["&'<>]/g, (char) => ENTITIES[char] ?? char);

const rssItem = ({ id, title, text, at }: Item, page: (path: string) => string): string =>
  `<item><title>${xml(title)}</title><link>${xml(page('/status'))}</link><guid isPermaLink="false">${xml(id)}</guid>` +
  `<pubDate>${new Date(at).toUTCString()}</pubDate><description>${xml(xml(text))}</description></item>`;

/** RSS 2.0. A description is HTML within XML, and so is escaped twice. */
export const rssFeedOf = (status: Status, page: (path: string) => string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${xml(TITLE)}</title><link>${xml(page('/status'))}</link>` +
  `<description>Incidents and planned maintenance</description>${itemsOf(status).map((item) => rssItem(item, page)).join('')}</channel></rss>\n`;
