import { join } from 'node:path';
import type { MaintenanceMode, RemoteName } from '@fifteen/contracts';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { reportingEndpoints, reportPathOf } from '../../platform/http/report-path.ts';
import { createCookies } from '../../platform/http/cookies.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { ownEntry } from '../../platform/objects/own-entry.ts';
import { SERVER_FILE } from '../bundles/server-file.ts';
import type { SiteReleases } from './site-releases.ts';
import { OVERRIDE_COOKIE, readShellOverride } from '../registry/overrides.ts';
import { PREVIEW_COOKIE } from '../preview-passes/preview-passes.ts';
import { registryOfPage, resolveFor, type Visitor } from '../registry/resolve.ts';
import { nameOfVersion, type ServedRegistry } from '../registry/served-registry.ts';
import type { CountPageLoad } from '../canary/visit-tickets.ts';
import { visitorOf } from '../registry/visitor.ts';
import { isClosedTo, sendClosedPage } from './closed-page.ts';
import { createLiveReload, LIVE_RELOAD_TAG } from './live-reload.ts';
import { createPageCache } from './page-cache.ts';
import { policyWith, reportingTo } from './page-policy.ts';
import { createPrerenderedSite } from './prerendered-site.ts';
import { robotsOf, sitemapOf } from './search-engines.ts';
import { securityTxtOf } from './security-txt.ts';
import { IMMUTABLE, NOT_STORED, REVALIDATE, sendFile } from './send-file.ts';
import { loadShell, type ShellBuild } from '../registry/shell-build.ts';
import { loadFolder, type StaticFile } from '../bundles/static-folder.ts';

interface SiteOptions {
  /** Where the built packages lie. */
  readonly repository: string;
  readonly releases: SiteReleases;
  readonly publicUrl: string;
  /** Where somebody who found a hole writes to. */
  readonly securityContact: string;
  readonly liveReload: boolean;
  readonly maintenance: () => MaintenanceMode;
  /** Called with each landing page that is sent. */
  readonly expectVisitor: () => void;
  readonly countPageLoad: CountPageLoad;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** webpack puts a hash of the content into these names. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;

/** Browsers and phones look for these at the root, whatever a page names. */
const ICON = /^\/(favicon\.(ico|svg)|apple-touch-icon\.png|icon-(maskable-)?\d+\.png|site\.webmanifest)$/;

const POLICY = 'Content-Security-Policy';
/** Who has no number and chose nothing. */
const NOBODY: Visitor = { id: undefined, overrides: {}, previews: {} };

const readsOnly: RequestHandler = ({ method }, _response, next) =>
  method === 'GET' || method === 'HEAD' ? next() : next('router');

/** What browsers ask for, and nothing that measures us does. */
const namesHtml = (request: Request): boolean => (request.get('accept') ?? '').includes('text/html');

/** A person typed or followed this address; a script that misses a file does not want a page. */
const wantsPage = (request: Request): boolean => !/\.\w+$/.test(request.path) || namesHtml(request);

/** A tab that outlives its shell asks for the rest of it; and so does one that came from another gateway. */
const otherFilesOf = (shells: SiteReleases['shells']) => {
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

/** Every version that visitors get and that was checked. */
const deployedIn = (registry: ServedRegistry) =>
  Object.entries(registry.microFrontends).flatMap(([key, { deployment, versions }]) =>
    deployment.flatMap(({ version }) => {
      const [name, release] = [key as RemoteName, ownEntry(versions, version)];
      return release && registry.approved.has(nameOfVersion(name, version)) ? [{ name, release }] : [];
    }),
  );

export interface Site {
  readonly router: RequestHandler;
  /** When the public pages that are live are prerendered; until then the browser renders them. */
  readonly ready: () => Promise<void>;
}

/** The site: pages, the shell's files, the releases of the remotes, pictures. */
export const createSite = ({ repository, releases, publicUrl, securityContact, liveReload, maintenance, expectVisitor, countPageLoad, now, logger }: SiteOptions): Site => {
  const cookies = createCookies({ publicUrl, now });
  const media = loadFolder(join(repository, 'api-gateway/dist/media'));
  let shell = loadShell(repository);

  const prerendered = createPrerenderedSite({ prerenderer: releases.prerenderer, fileOf: async (path) => (await releases.file(path))?.file, now, logger });
  /** What some visitor gets without asking for it, as far as it was checked: on a new shell it is rendered here. */
  const prepareLive = (registry = releases.registry()): Promise<void> => prerendered.prepare(shell, deployedIn(registry));
  const ready = prepareLive();
  releases.onChange((registry) => void prepareLive(registry));
  const prerenderedPaths = (): string[] =>
    resolveFor(releases.registry(), NOBODY)
      .remotes.filter(({ name, release }) => releases.registry().approved.has(nameOfVersion(name, release.metadata.version)))
      .flatMap((remote) => [...(prerendered.of(shell, remote)?.pages.keys() ?? [])]);

  const pageOf = createPageCache({ publicUrl, extraHead: liveReload ? LIVE_RELOAD_TAG : '', drawnOf: prerendered.of });

  const shellFor = (request: Request): ShellBuild => releases.shells().get(readShellOverride(cookies.read(request, OVERRIDE_COOKIE)) ?? '') ?? shell;
  const otherFile = otherFilesOf(releases.shells);

  const sendPage = (request: Request, response: Response): void => {
    const mode = maintenance();
    if (isClosedTo(request.path, mode)) return sendClosedPage(response, shell, mode, now());
    if (request.path === '/' && namesHtml(request)) expectVisitor();
    const registry = releases.registry();
    const visitor = visitorOf(request, response, registry, { cookies, passes: releases.passes });
    const { status, file, policy, release } = pageOf(request.path, shellFor(request), registry, visitor);
    if (status === 200 && request.method === 'GET') countPageLoad(request, response, registry, visitor);
    const reports = reportPathOf(release);
    response.set(POLICY, reportingTo(policyWith(response.get(POLICY) ?? '', policy), reports)).set('Reporting-Endpoints', reportingEndpoints(reports));
    sendFile(request, response.status(status), file, REVALIDATE);
  };

  const router = Router();
  router.use(readsOnly);
  router.get('/registry.json', (request, response) => {
    const registry = releases.registry();
    const resolved = resolveFor(registry, visitorOf(request, response, registry, { cookies, passes: releases.passes }));
    response.set('Cache-Control', REVALIDATE).json(registryOfPage(resolved, shellFor(request)));
  });
  router.get('/.well-known/security.txt', (_request, response) => void response.type('text/plain').send(securityTxtOf({ contact: securityContact, publicUrl, now: now() })));
  router.get('/robots.txt', (_request, response) => void response.type('text/plain').send(robotsOf(publicUrl)));
  router.get('/sitemap.xml', (_request, response) => void response.type('application/xml').send(sitemapOf(publicUrl, prerenderedPaths())));
  router.get('/r/*path', async (request, response, next) => {
    const found = request.path.endsWith(`/${SERVER_FILE}`) ? undefined : await releases.file(request.path);
    if (!found) return next('router');
    if (found.isOpen) return sendFile(request, response, found.file, IMMUTABLE);
    // Nobody has checked it yet, and whatever it contains would be part of our site.
    const previewed = releases.passes.read(cookies.read(request, PREVIEW_COOKIE)).some(({ remote, version }) => remote === found.remote && version === found.version);
    return previewed ? sendFile(request, response, found.file, NOT_STORED) : next('router');
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
  return { router, ready: () => ready };
};
