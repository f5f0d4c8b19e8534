import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { siteRouteOf } from '@fifteen/contracts';
import { resolveFor, type Resolved, type Visitor } from '../registry/resolve.ts';
import { nameOfVersion, type ServedRegistry } from '../registry/served-registry.ts';
import { composePage, type Page, type PageOptions } from './page.ts';
import type { PrerenderedSite } from './prerendered-site.ts';
import type { ShellBuild } from '../registry/shell-build.ts';
import type { StaticFile } from '../bundles/static-folder.ts';

interface CachedPage {
  readonly status: 200 | 404;
  readonly file: StaticFile;
  readonly policy: Page['policy'];
  /** What a report about this page is about: `info@1.0.0`. */
  readonly release: string;
}

/** Composed again only after a release, so the strongest packing that stays under some milliseconds is worth it. */
const PACKING = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const asFile = (html: string): StaticFile => {
  const body = Buffer.from(html);
  const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  return { name: 'index.html', body, brotli: brotliCompressSync(body, PACKING), integrity };
};

/** Every mixture of versions that QA asks for makes pages of its own. */
const KEPT_MAX = 500;

/** Only versions that were checked are rendered for visitors; one that is previewed looks as it would for them. */
const isPrerendered = ({ name, release }: Resolved['remotes'][number], registry: ServedRegistry, { previews }: Visitor): boolean => {
  const { version } = release.metadata;
  return registry.approved.has(nameOfVersion(name, version)) || previews[name] === version;
};

/**
 * Pages by versions and by route, those drawn on the server by path, kept until the registry changes. All unknown paths
 * share one page.
 */
export const createPageCache = ({ drawnOf, ...options }: PageOptions & { readonly drawnOf: PrerenderedSite['of'] }) => {
  let pages = new Map<string, CachedPage>();
  let madeOf: ServedRegistry | undefined;
  return (path: string, shell: ShellBuild, registry: ServedRegistry, visitor: Visitor): CachedPage => {
    if (madeOf !== registry || pages.size >= KEPT_MAX) [pages, madeOf] = [new Map(), registry];
    const resolved = resolveFor(registry, visitor);
    const route = siteRouteOf(path);
    const remote = resolved.remotes.find(({ name }) => name === route?.remote);
    const drawn = remote && isPrerendered(remote, registry, visitor) ? drawnOf(shell, remote) : undefined;
    const versions = resolved.remotes.map(({ release }) => release.url).join(' ');
    const key = `${drawn?.pages.has(path) ? path : (route?.path ?? '')} ${drawn ? 'drawn' : ''} ${shell.version} ${versions}`;
    const known = pages.get(key);
    if (known) return known;
    const { status, html, policy } = composePage({ path, shell, resolved, drawn }, options);
    const page = { status, file: asFile(html), policy, release: remote ? nameOfVersion(remote.name, remote.release.metadata.version) : `shell@${shell.version}` };
    pages.set(key, page);
    return page;
  };
};
