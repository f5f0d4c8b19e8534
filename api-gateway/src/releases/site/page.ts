import { siteRouteOf, titleOf, type MaintenanceMode, type SiteRoute } from '@fifteen/contracts';
import type { PrerenderedPage } from '../prerender/rendering.ts';
import type { PageShell } from '../registry/page-shell.ts';
import { registryOfPage, type Resolved } from '../registry/resolve.ts';
import { EARLY_CODE } from './drawn/early-code.ts';
import { INLINE_STYLES_CODE, withoutInlineStyles } from './inline-styles.ts';
import { pageCodeOf, type PageCode } from './page-code.ts';
import { ARTICLE, describedHead, NOT_FOUND_HEAD, withoutWords } from './page-head.ts';
import { ownPolicy, type OwnPolicy } from './page-policy.ts';
import { withStyles } from './page-styles.ts';
import type { PrerenderedRelease } from './prerendered-site.ts';

/** What a page is made of. */
export interface PageParts {
  readonly path: string;
  readonly shell: PageShell;
  readonly resolved: Resolved;
  /** The prerendered pages of the release that the path belongs to. */
  readonly drawn: PrerenderedRelease | undefined;
}

export interface Page {
  readonly status: 200 | 404;
  readonly html: string;
  /** What belongs to this page alone in its policy: see `ownPolicy`. */
  readonly policy: OwnPolicy | undefined;
}

export interface PageOptions {
  /** The site's address, for what is read elsewhere. */
  readonly publicUrl: string;
  readonly extraHead: string;
  /** Told to the page, so that nobody signs in under another address of ours and is signed out under this one. */
  readonly homeOrigin: string | undefined;
}

/** In a data block only `<` could end the block. */
const dataBlock = (id: string, data: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const checkedBy = (integrity: string | undefined): string => `crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}`;

/** What is read comes before the code that brings it to life. */
const LATER = ' fetchpriority="low"';

/** What the page needs at once. A drawn page wears its styles before any code runs: see `withStyles`. */
const codeLinks = ({ scripts, styles }: PageCode, drawn: PrerenderedPage | undefined): string => {
  const named = ([path, integrity]: readonly [string, string]): string => `href="${path}" ${checkedBy(integrity)}`;
  const sheets = styles.map((file) => `<link rel="${drawn ? 'stylesheet"' : 'preload" as="style"'} ${named(file)}>`);
  const preloads = drawn?.page.still ? [] : scripts.map((file) => `<link rel="preload" as="script"${drawn ? LATER : ''} ${named(file)}>`);
  return [...sheets, ...preloads].join('');
};

/** What every page of a customer fetches of the shell: the cache of queries, and what sends them. */
const OF_CUSTOMERS = /\/(?:(?:\w+_)?query(?:_ts)?|http-client)\.\w+\.js$/;

const shellLinks = ({ integrity }: PageShell, route: SiteRoute | undefined): string =>
  Object.entries(integrity)
    .filter(([path]) => route?.guarded && OF_CUSTOMERS.test(path))
    .map(([path, hash]) => `<link rel="preload" as="script" href="${path}" ${checkedBy(hash)}>`)
    .join('');

/** Scripts and stylesheets of the shell run only as they were built. */
const withIntegrity = (html: string, integrity: PageShell['integrity']): string =>
  html.replaceAll(/<(script|link)\b[^>]*?(?:src|href)="([^"]+)"[^>]*>/g, (tag, _name: string, path: string) => {
    const hash = /\.(js|css)$/.test(path) ? integrity[path] : undefined;
    return hash ? tag.replace(/>$/, ` integrity="${hash}" crossorigin="anonymous">`) : tag;
  });

const SHELL_SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/;

/**
 * A still page names its code, and its early code fetches it after everything else: see `early-code.ts`. The shell's own
 * comes first, and is what runs.
 */
const waiting = (html: string, { integrity }: PageShell, { scripts }: PageCode): string => {
  const [script = '', main = ''] = SHELL_SCRIPT.exec(html) ?? [];
  return html.replace(script, () => dataBlock('page-code', [[main, integrity[main] ?? ''], ...scripts]));
};

const homeOf = ({ homeOrigin }: PageOptions): string => (homeOrigin === undefined ? '' : `<meta name="home-origin" content="${homeOrigin}">`);

const EMPTY_ROOT = '<div id="root"></div>';

/** The only code inside a page. */
const PAGE_CODE = INLINE_STYLES_CODE + EARLY_CODE;

/** The rendered page where it belongs, its styles in the head, and the code that runs before the page's own. */
const withRendered = (html: string, drawn: PrerenderedPage): string => {
  const { html: rendered, css } = withoutInlineStyles(drawn.html);
  const styles = css ? `<style>${css}</style>` : '';
  return html
    .replace('</head>', () => `${styles}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root" data-prerendered>${rendered}</div><script>${PAGE_CODE}</script>`);
};

const withTitle = (html: string, title: string): string => html.replace(/<title>.*?<\/title>/s, `<title>${title}</title>`);

/** A drawn release knows all of its pages: an article that is none of them is nowhere. */
const isMissing = (route: SiteRoute | undefined, page: PrerenderedPage | undefined, drawn: PrerenderedRelease | undefined): boolean =>
  route === undefined || (route.path === ARTICLE && drawn !== undefined && drawn.faults.length === 0 && !page);

/** Composes the page for one path: its words, registry, preloads and hashes in the shell's own document. */
export const composePage = (parts: PageParts, options: PageOptions): Page => {
  const { path, shell, resolved, drawn } = parts;
  const route = siteRouteOf(path);
  const page = drawn?.pages.get(path);
  const missing = isMissing(route, page, drawn);
  const code = pageCodeOf({ shell, resolved, route });
  const head = [
    route && !missing ? describedHead({ path, route, page: page?.page, publicUrl: options.publicUrl }) : NOT_FOUND_HEAD,
    shellLinks(shell, route),
    codeLinks(code, page),
    dataBlock('mfe-registry', registryOfPage(resolved, shell)),
    homeOf(options),
    options.extraHead,
  ].join('');
  const template = page?.page.still ? waiting(shell.template, shell, code) : shell.template;
  const empty = withoutWords(withIntegrity(template, shell.integrity)).replace('</head>', () => `${head}</head>`);
  const status = missing ? 404 : 200;
  if (!page) return { status, html: empty, policy: undefined };
  const html = withRendered(withStyles(empty, { ...shell.styles, ...drawn?.styles }), page);
  const policy = ownPolicy(html, PAGE_CODE);
  // What cannot be allowed in a short header is left to the browser, which needs no permission for it.
  return policy ? { status, html, policy } : composePage({ ...parts, drawn: undefined }, options);
};

/** For who reads the page without its code; the shell draws it anew. */
const CLOSED_WORDS = `<main><h1>Under Maintenance</h1>
<p>We are working on the site. Your projects and credits are safe.</p><p><a href="/status">See the status</a></p></main>`;

/** The page of every path while the site is closed: no remote is needed for it. */
export const composeClosedPage = (shell: PageShell, mode: MaintenanceMode): string =>
  withTitle(withIntegrity(shell.template, shell.integrity), titleOf('Under maintenance'))
    .replace('</head>', () => `${dataBlock('site-maintenance', mode)}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root">${CLOSED_WORDS}</div>`);
