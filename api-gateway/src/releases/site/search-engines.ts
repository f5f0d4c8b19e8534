import { SITE_ROUTES } from '@fifteen/contracts';
import { PAGE_WORDS } from './page-words.ts';

/** What nobody can find anything in. Guarded pages say so themselves, too. */
const CLOSED = ['/api/', '/files/', ...new Set(SITE_ROUTES.filter(({ guarded }) => guarded).map(({ path }) => `/${path.split('/')[1]}`))];

export const robotsOf = (publicUrl: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`, ''].join('\n');

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The pages that are for everybody, and the articles that the live release has. */
export const sitemapOf = (publicUrl: string, drawnPaths: readonly string[]): string => {
  const paths = new Set([...Object.keys(PAGE_WORDS), ...drawnPaths]);
  const urls = [...paths].map((path) => `  <url><loc>${escape(new URL(path, publicUrl).href)}</loc></url>`);
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...urls, '</urlset>', ''].join('\n');
};
