import { codeAtOnce, withCode } from '../support/code-at-once.ts';
import { passOn, type ProxiedSite } from '../support/proxied-site.ts';
import type { OneBundle } from './one-bundle.ts';

/** What the server drew: left out of both, so that both are measured until their own code has drawn. */
const DRAWN_ROOT = /<div id="root" data-prerendered>.*?<script>.*?<\/script>/s;
const OF_REMOTES = /<link[^>]*href="\/r\/[^>]*>/g;
const OF_SHELL = /<script[^>]*src="\/[\w.-]+\.js"[^>]*><\/script>|<link[^>]*href="\/[\w.-]+\.css"[^>]*>/g;

const undrawn = (html: string): string => codeAtOnce(html).replace(DRAWN_ROOT, '<div id="root"></div>');

const namedIn = (bundle: OneBundle, pattern: RegExp): string[] => [...bundle.keys()].filter((path) => pattern.test(path));

/** The page of one bundle: its entry, and the part of the landing page fetched ahead as ours is. */
const ofOneBundle = (html: string, bundle: OneBundle): string => {
  const tags = [
    ...namedIn(bundle, /^\/main\..*\.css$/).map((path) => `<link rel="stylesheet" href="${path}">`),
    ...namedIn(bundle, /^\/marketing\..*\.css$/).map((path) => `<link rel="preload" as="style" href="${path}" crossorigin="anonymous">`),
    ...namedIn(bundle, /^\/marketing\..*\.js$/).map((path) => `<link rel="preload" as="script" href="${path}" crossorigin="anonymous">`),
    ...namedIn(bundle, /^\/main\..*\.js$/).map((path) => `<script defer src="${path}" crossorigin="anonymous"></script>`),
  ];
  return html.replaceAll(OF_REMOTES, '').replaceAll(OF_SHELL, '').replace('</head>', () => `${tags.join('')}</head>`);
};

/** The page as the server draws it, styles and all, that keeps the one bundle for later as it keeps our code. */
const drawnWithOneBundle = (html: string, bundle: OneBundle): string =>
  withCode(html, [...namedIn(bundle, /^\/main\..*\.js$/), ...namedIn(bundle, /^\/marketing\..*\.js$/)].map((path) => [path, bundle.get(path)?.integrity ?? '']));

/** The product whose pages are drawn by code alone: its own bundles or, where it is given, the one bundle. */
export const startSite = (product: string, bundle?: OneBundle): Promise<ProxiedSite> =>
  bundle
    ? passOn(product, { files: bundle, rewrite: (html) => ofOneBundle(undrawn(html), bundle) })
    : passOn(product, { rewrite: undrawn });

/** The product as visitors get it, with its own code or, where it is given, with that of the one bundle. */
export const startDrawnSite = (product: string, bundle?: OneBundle): Promise<ProxiedSite> =>
  bundle ? passOn(product, { files: bundle, rewrite: (html) => drawnWithOneBundle(html, bundle) }) : passOn(product);
