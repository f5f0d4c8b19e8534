import { BRAND_KIT_PRICE_USD, PRODUCT_NAME, SUPPORT_EMAIL, titleOf, type DrawnPage, type SiteRoute } from '@fifteen/contracts';
import { PAGE_WORDS } from './page-words.ts';

/** Drawn by the build with our own engine, 1200 x 630. */
const SHARED_PICTURE = '/media/landing/social.png';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escape(content)}">`;
const property = (name: string, content: string): string => `<meta property="${name}" content="${escape(content)}">`;

/** Search engines keep such a page out, and follow nothing in it. */
const UNLISTED = meta('robots', 'noindex, nofollow');

export const NOT_FOUND_HEAD = `<title>${titleOf('Page Not Found')}</title>${UNLISTED}`;

/** The shell's template says what the landing page does; each page says its own. */
export const withoutWords = (html: string): string =>
  html.replace(/<title>.*?<\/title>\s*/s, '').replace(/<meta name="description"[^>]*>\s*/, '');

export const ARTICLE = '/knowledge-base/:id';

interface Described {
  readonly path: string;
  readonly route: SiteRoute;
  /** What the release says of the page, where it was drawn. */
  readonly page: DrawnPage | undefined;
  readonly publicUrl: string;
}

/** What is for everybody to find. Everything else belongs to one person, or to a moment. */
const isPublic = ({ path }: SiteRoute): boolean => path in PAGE_WORDS || path === ARTICLE;

const inJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const inWordsOfSchema = (data: Readonly<Record<string, unknown>>): string =>
  `<script type="application/ld+json">${inJson({ '@context': 'https://schema.org', ...data })}</script>`;

/** Who we are and what we sell. */
const structuredData = (address: (path: string) => string): string => {
  const organization = { '@type': 'Organization', '@id': address('/#organization'), name: PRODUCT_NAME, url: address('/'), logo: address('/icon-512.png'), email: SUPPORT_EMAIL };
  const offer = { '@type': 'Offer', price: BRAND_KIT_PRICE_USD.toFixed(2), priceCurrency: 'USD', availability: 'https://schema.org/InStock', url: address('/') };
  const product = {
    '@type': 'Product',
    name: `${PRODUCT_NAME} brand kit`,
    description: 'A logo with clean files, business cards, a website mockup, social headers, a t-shirt mockup and a 10-second film. Paid once.',
    image: address(SHARED_PICTURE),
    brand: { '@type': 'Brand', name: PRODUCT_NAME },
    offers: offer,
  };
  return inWordsOfSchema({ '@graph': [organization, product] });
};

/** Where it was not drawn, all articles share one document, which therefore names no address. */
const ownWords = ({ path, route, page }: Described, address: (path: string) => string): string => {
  const description = page?.description ?? PAGE_WORDS[route.path];
  if (description === undefined) return '';
  const own = address(page ? path : route.path);
  const links = `<link rel="canonical" href="${escape(own)}">${property('og:url', own)}`;
  return links + meta('description', description) + property('og:description', description);
};

const sharing = (described: Described, title: string): string => {
  const { route, page, publicUrl } = described;
  const address = (path: string): string => new URL(path, publicUrl).href;
  return [
    ownWords(described, address),
    property('og:type', route.path === ARTICLE ? 'article' : 'website'),
    property('og:site_name', PRODUCT_NAME),
    property('og:title', title),
    property('og:image', address(SHARED_PICTURE)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', 'Fifteen logo concepts for one business, one of them chosen'),
    meta('twitter:card', 'summary_large_image'),
    route.path === '/' ? structuredData(address) : '',
    page?.structured ? inWordsOfSchema(page.structured) : '',
  ].join('');
};

/** What the browser's tab, search engines and links to the page show. Pages of one person say their title alone. */
export const describedHead = (described: Described): string => {
  const { route, page } = described;
  const title = titleOf(page?.title ?? route.title);
  return `<title>${escape(title)}</title>${isPublic(route) ? sharing(described, title) : UNLISTED}`;
};
