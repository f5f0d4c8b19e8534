import { SITE_ROUTES } from '@fifteen/contracts';
import { PAGE_WORDS } from './page-words.ts';

/** What nobody can find anything in. Guarded pages say so themselves, too. */
const CLOSED = ['/api/', '/files/', ...new Set(SITE_ROUTES.filter(({ guarded }) => guarded).map(({ path }) => `/${path.split('/')[1]}`))];

export const robotsOf = (publicUrl: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`, ''].join('\n');

/** The pages that are for everybody. The knowledge base leads to its articles. */
export const sitemapOf = (publicUrl: string): string => {
  const urls = Object.keys(PAGE_WORDS).map((path) => `  <url><loc>${new URL(path, publicUrl).href}</loc></url>`);
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...urls, '</urlset>', ''].join('\n');
};
