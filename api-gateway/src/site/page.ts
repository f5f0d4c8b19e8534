import { siteRouteOf, titleOf, type MaintenanceMode } from '@fifteen/contracts';
import { registryOfPage, type Resolved } from '../releases/resolve.ts';
import { describedHead, NOT_FOUND_HEAD, withoutWords } from './page-head.ts';

/** The shell's build as the page needs it. */
export interface PageShell {
  /** index.html of the build. */
  readonly template: string;
  /** Path of each of the shell's files to its hash. */
  readonly integrity: Readonly<Record<string, string>>;
}

export interface Page {
  readonly status: 200 | 404;
  readonly html: string;
}

export interface PageOptions {
  /** The site's address, for what is read elsewhere. */
  readonly publicUrl: string;
  readonly extraHead: string;
}

/** In a data block only `<` could end the block. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const preloadLink = (kind: 'script' | 'style', path: string, integrity: string | undefined): string =>
  `<link rel="preload" as="${kind}" href="${path}" crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}>`;

const preloadLinks = ({ remotes }: Resolved, remoteName: string | undefined): string => {
  const remote = remotes.find(({ name }) => name === remoteName);
  if (!remote) return '';
  const { extras, metadata } = remote.release;
  const links = (kind: 'script' | 'style', paths: readonly string[]) =>
    paths.map((path) => preloadLink(kind, path, metadata.integrity[path]));
  return [...links('style', extras.preload.css), ...links('script', extras.preload.js)].join('');
};

/** Scripts and stylesheets of the shell run only as they were built. */
const withIntegrity = (html: string, integrity: PageShell['integrity']): string =>
  html.replaceAll(/<(script|link)\b[^>]*?(?:src|href)="([^"]+)"[^>]*>/g, (tag, _name: string, path: string) => {
    const hash = /\.(js|css)$/.test(path) ? integrity[path] : undefined;
    return hash ? tag.replace(/>$/, ` integrity="${hash}" crossorigin="anonymous">`) : tag;
  });

const withTitle = (html: string, title: string): string => html.replace(/<title>.*?<\/title>/s, `<title>${title}</title>`);

/** Composes the page for one path: its words, registry, preloads and hashes in the shell's own document. */
export const composePage = (path: string, shell: PageShell, resolved: Resolved, { publicUrl, extraHead }: PageOptions): Page => {
  const route = siteRouteOf(path);
  const head = [
    route ? describedHead(route, publicUrl) : NOT_FOUND_HEAD,
    preloadLinks(resolved, route?.remote),
    dataBlock('mfe-registry', registryOfPage(resolved, shell.integrity)),
    extraHead,
  ].join('');
  const html = withoutWords(withIntegrity(shell.template, shell.integrity));
  return { status: route ? 200 : 404, html: html.replace('</head>', () => `${head}</head>`) };
};

/** For who reads the page without its code; the shell draws it anew. */
const CLOSED_WORDS = `<main><h1>Under Maintenance</h1>
<p>We are working on the site. Your projects and credits are safe.</p><p><a href="/status">See the status</a></p></main>`;

/** The page of every path while the site is closed: no remote is needed for it. */
export const composeClosedPage = (shell: PageShell, mode: MaintenanceMode): string =>
  withTitle(withIntegrity(shell.template, shell.integrity), titleOf('Under maintenance'))
    .replace('</head>', () => `${dataBlock('site-maintenance', mode)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${CLOSED_WORDS}</div>`);
