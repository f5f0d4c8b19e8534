import { join } from 'node:path';
import type { MaintenanceMode } from '@fifteen/contracts';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from '../logger.ts';
import type { Releases } from '../releases/compose-releases.ts';
import { registryOfPage, resolveFor } from '../releases/resolve.ts';
import { visitorOf } from '../releases/visitor.ts';
import { isClosedTo, sendClosedPage } from './closed-page.ts';
import { createLiveReload, LIVE_RELOAD_TAG } from './live-reload.ts';
import { createPageCache } from './page-cache.ts';
import { robotsOf, sitemapOf } from './search-engines.ts';
import { IMMUTABLE, REVALIDATE, sendFile } from './send-file.ts';
import { loadShell } from './shell-build.ts';
import { loadFolder } from './static-folder.ts';

interface SiteOptions {
  /** Where the built packages lie. */
  readonly repository: string;
  readonly releases: Pick<Releases, 'registry' | 'file' | 'publishBuilds'>;
  readonly publicUrl: string;
  readonly liveReload: boolean;
  readonly maintenance: () => MaintenanceMode;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** webpack puts a hash of the content into these names. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;

const readsOnly: RequestHandler = ({ method }, _response, next) =>
  method === 'GET' || method === 'HEAD' ? next() : next('router');

/** A person typed or followed this address; a script that misses a file does not want a page. */
const wantsPage = (request: Request): boolean =>
  !/\.\w+$/.test(request.path) || (request.get('accept') ?? '').includes('text/html');

/** The site: pages, the shell's files, the releases of the remotes, pictures. */
export const createSite = ({ repository, releases, publicUrl, liveReload, maintenance, now, logger }: SiteOptions): RequestHandler => {
  const media = loadFolder(join(repository, 'api-gateway/dist/media'));
  let shell = loadShell(repository);

  const pageOf = createPageCache({ publicUrl, extraHead: liveReload ? LIVE_RELOAD_TAG : '' });

  const sendPage = (request: Request, response: Response): void => {
    const mode = maintenance();
    if (isClosedTo(request.path, mode)) return sendClosedPage(response, shell, mode, now());
    const registry = releases.registry();
    const { status, file } = pageOf(request.path, shell, registry, visitorOf(request, response, registry));
    sendFile(request, response.status(status), file, REVALIDATE);
  };

  const router = Router();
  router.use(readsOnly);
  router.get('/registry.json', (request, response) => {
    const registry = releases.registry();
    const resolved = resolveFor(registry, visitorOf(request, response, registry));
    response.set('Cache-Control', REVALIDATE).json(registryOfPage(resolved, shell.integrity));
  });
  router.get('/robots.txt', (_request, response) => void response.type('text/plain').send(robotsOf(publicUrl)));
  router.get('/sitemap.xml', (_request, response) => void response.type('application/xml').send(sitemapOf(publicUrl)));
  router.get('/r/*path', async (request, response, next) => {
    const file = await releases.file(request.path);
    return file ? sendFile(request, response, file, IMMUTABLE) : next('router');
  });
  router.get('/media/*path', (request, response, next) => {
    const file = media.get(request.path.slice('/media/'.length));
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
    const file = shell.files.get(request.path.slice(1));
    if (file) return sendFile(request, response, file, HASHED.test(file.name) ? IMMUTABLE : REVALIDATE);
    return wantsPage(request) ? sendPage(request, response) : next('router');
  });
  return router;
};
