import { join } from 'node:path';
import type { MaintenanceMode } from '@fifteen/contracts';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { readCookie } from '../http/cookies.ts';
import type { Logger } from '../logger.ts';
import type { Releases } from '../releases/compose-releases.ts';
import { OVERRIDE_COOKIE, readShellOverride } from '../releases/overrides.ts';
import { registryOfPage, resolveFor, type Visitor } from '../releases/resolve.ts';
import { visitorOf } from '../releases/visitor.ts';
import { isClosedTo, sendClosedPage } from './closed-page.ts';
import { createDrawnSite } from './drawn/drawn-pages.ts';
import { createLiveReload, LIVE_RELOAD_TAG } from './live-reload.ts';
import { createPageCache } from './page-cache.ts';
import { policyWith } from './page-policy.ts';
import { robotsOf, sitemapOf } from './search-engines.ts';
import { IMMUTABLE, REVALIDATE, sendFile } from './send-file.ts';
import { loadShell, SERVER_FILE, type ShellBuild } from './shell-build.ts';
import { loadFolder, type StaticFile } from './static-folder.ts';

interface SiteOptions {
  /** Where the built packages lie. */
  readonly repository: string;
  readonly releases: Pick<Releases, 'registry' | 'file' | 'shells' | 'publishBuilds'>;
  readonly publicUrl: string;
  readonly liveReload: boolean;
  readonly maintenance: () => MaintenanceMode;
  /** Called with each landing page that is sent. */
  readonly expectVisitor: () => void;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** webpack puts a hash of the content into these names. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;

/** Browsers and phones look for these at the root, whatever a page names. */
const ICON = /^\/(favicon\.(ico|svg)|apple-touch-icon\.png|icon-(maskable-)?\d+\.png|site\.webmanifest)$/;

const POLICY = 'Content-Security-Policy';
/** Who has no number and chose nothing. */
const NOBODY: Visitor = { id: undefined, overrides: {} };

const readsOnly: RequestHandler = ({ method }, _response, next) =>
  method === 'GET' || method === 'HEAD' ? next() : next('router');

/** What browsers ask for, and nothing that measures us does. */
const namesHtml = (request: Request): boolean => (request.get('accept') ?? '').includes('text/html');

/** A person typed or followed this address; a script that misses a file does not want a page. */
const wantsPage = (request: Request): boolean => !/\.\w+$/.test(request.path) || namesHtml(request);

/** A tab that outlives its shell asks for the rest of it; and so does one that came from another gateway. */
const otherFilesOf = (shells: Releases['shells']) => {
  let known = shells();
  const collect = () => new Map([...known.values()].flatMap(({ files }) => [...files].filter(([name]) => HASHED.test(name))));
  let files = collect();
  return (name: string): StaticFile | undefined => {
    if (shells() !== known) {
      known = shells();
      files = collect();
    }
    return files.get(name);
  };
};

export interface Site {
  readonly router: RequestHandler;
  /** When the public pages are drawn; until then the browser draws them. */
  readonly ready: () => Promise<void>;
}

/** The site: pages, the shell's files, the releases of the remotes, pictures. */
export const createSite = ({ repository, releases, publicUrl, liveReload, maintenance, expectVisitor, now, logger }: SiteOptions): Site => {
  const media = loadFolder(join(repository, 'api-gateway/dist/media'));
  let shell = loadShell(repository);

  const drawnSite = createDrawnSite(releases.file, logger);
  /** Of what most visitors get; asking for it begins the drawing. */
  const drawnPaths = (): string[] =>
    resolveFor(releases.registry(), NOBODY).remotes.flatMap((remote) => Object.keys(drawnSite.of(shell, remote)?.pages ?? {}));
  drawnPaths();

  const pageOf = createPageCache({ publicUrl, extraHead: liveReload ? LIVE_RELOAD_TAG : '', drawnOf: drawnSite.of });

  const shellFor = (request: Request): ShellBuild => releases.shells().get(readShellOverride(readCookie(request, OVERRIDE_COOKIE)) ?? '') ?? shell;
  const otherFile = otherFilesOf(releases.shells);

  const sendPage = (request: Request, response: Response): void => {
    const mode = maintenance();
    if (isClosedTo(request.path, mode)) return sendClosedPage(response, shell, mode, now());
    if (request.path === '/' && namesHtml(request)) expectVisitor();
    const registry = releases.registry();
    const { status, file, policy } = pageOf(request.path, shellFor(request), registry, visitorOf(request, response, registry));
    if (policy) response.set(POLICY, policyWith(response.get(POLICY) ?? '', policy));
    sendFile(request, response.status(status), file, REVALIDATE);
  };

  const router = Router();
  router.use(readsOnly);
  router.get('/registry.json', (request, response) => {
    const registry = releases.registry();
    const resolved = resolveFor(registry, visitorOf(request, response, registry));
    response.set('Cache-Control', REVALIDATE).json(registryOfPage(resolved, shellFor(request)));
  });
  router.get('/robots.txt', (_request, response) => void response.type('text/plain').send(robotsOf(publicUrl)));
  router.get('/sitemap.xml', (_request, response) => void response.type('application/xml').send(sitemapOf(publicUrl, drawnPaths())));
  router.get('/r/*path', async (request, response, next) => {
    const file = request.path.endsWith(`/${SERVER_FILE}`) ? undefined : await releases.file(request.path);
    return file ? sendFile(request, response, file, IMMUTABLE) : next('router');
  });
  router.get('/media/*path', (request, response, next) => {
    const file = media.get(request.path.slice('/media/'.length));
    return file ? sendFile(request, response, file, REVALIDATE) : next('router');
  });
  router.get(ICON, (request, response, next) => {
    const file = media.get(`icons${request.path}`);
    return file ? sendFile(request, response, file, REVALIDATE) : next('router');
  });
  if (liveReload) {
    const refresh = async (): Promise<void> => {
      try {
        await releases.publishBuilds();
        shell = loadShell(repository);
      } catch (error) {
        // Read in the middle of a build: the build's end comes as a change of its own.
        logger.debug({ err: error }, 'the site is not complete yet');
      }
    };
    router.use(createLiveReload(repository, refresh));
  }
  router.use((request, response, next) => {
    const name = request.path.slice(1);
    const file = shell.files.get(name) ?? otherFile(name);
    if (file) return sendFile(request, response, file, HASHED.test(file.name) ? IMMUTABLE : REVALIDATE);
    return wantsPage(request) ? sendPage(request, response) : next('router');
  });
  return { router, ready: drawnSite.ready };
};
