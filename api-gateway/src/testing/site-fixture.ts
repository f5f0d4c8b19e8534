import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { MaintenanceMode } from '@fifteen/contracts';
import { AppError } from '../platform/errors/errors.ts';
import { createApp } from '../app/http/app.ts';
import { close, createHttpServer, listen } from '../platform/http/server.ts';
import { SITE_OPEN } from '../operations/maintenance-mode/maintenance-mode.store.ts';
import type { Platform } from '../platform/runtime/platform.ts';
import { composeVisits } from '../app/wiring/compose-release-client.ts';
import { composeReleases } from '../app/wiring/compose-releases.ts';
import { createSite } from '../releases/site/site-router.ts';
import { startTestPlatform } from './test-platform.ts';

const SHELL_PAGE = `<!doctype html><html lang="en"><head><title>Fifteen</title>
<link rel="icon" href="/favicon.svg"><script defer="defer" src="/main.0a1b2c3d.js"></script>
<link href="/main.0a1b2c3d.css" rel="stylesheet"></head><body><div id="root"></div></body></html>`;

const FILES = {
  'shell/dist/index.html': SHELL_PAGE,
  'shell/dist/main.0a1b2c3d.js': 'globalThis.shell = 1;',
  'shell/dist/main.0a1b2c3d.js.br': 'packed',
  'shell/dist/main.0a1b2c3d.css': 'body{}',
  'shell/dist/release.json': '{"version":"1.0.0","contract":1,"provides":{"react":"19.3.1"}}',
  'mfe-info/dist/release.json': '{"name":"info","version":"1.2.3","contract":1,"requires":{"react":"^19.0.0"}}',
  'mfe-info/dist/remoteEntry.js': 'globalThis.info = 1;',
  'mfe-info/dist/routes.js': 'globalThis.routes = 1;',
  'mfe-info/dist/mf-manifest.json': '{"exposes":[{"assets":{"js":{"sync":["routes.js"]},"css":{"sync":[]}}}]}',
  'api-gateway/dist/media/taste/minimal.png': 'picture',
  'api-gateway/dist/media/icons/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'api-gateway/dist/media/icons/site.webmanifest': '{"name":"Fifteen"}',
};

/** A small built checkout with its site on a free port. */
export interface SiteFixture {
  readonly url: () => string;
  readonly platform: Platform;
  readonly write: (path: string, content: string) => void;
  readonly remove: (path: string) => void;
  /** Where a folder of the checkout is. */
  readonly folder: (path: string) => string;
  readonly restart: () => Promise<void>;
  /** Another gateway on the same database, of a checkout that differs in these files. */
  readonly startBeside: (files: Readonly<Record<string, string>>) => Promise<{ readonly stop: () => Promise<void> }>;
  /** Writes what was counted of pages and their reports. */
  readonly countVisits: () => Promise<void>;
  /** How many landing pages were sent. */
  readonly landings: () => number;
  readonly stop: () => Promise<void>;
}

const writeTo = (repository: string, path: string, content: string): void => {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), content);
};

export const startSite = async (
  environment: Readonly<Record<string, string>> = {},
  maintenance: () => MaintenanceMode = () => SITE_OPEN,
): Promise<SiteFixture> => {
  const repository = mkdtempSync(join(tmpdir(), 'fifteen-site-'));
  const write = (path: string, content: string): void => writeTo(repository, path, content);
  for (const [path, content] of Object.entries(FILES)) write(path, content);

  const { platform, stop: stopPlatform } = await startTestPlatform(environment);
  const { config, logger } = platform;
  const requireUser = () => Promise.reject(new AppError('not_signed_in'));
  let landings = 0;
  const serve = async (repository: string) => {
    const releases = await composeReleases(platform, repository);
    const visits = composeVisits(platform);
    const site = createSite({ repository, releases, publicUrl: 'https://fifteen.example', securityContact: config.securityContact, liveReload: false, maintenance, expectVisitor: () => void (landings += 1), countPageLoad: visits.countPageLoad, now: platform.now, logger });
    const gateway = { endpoints: visits.endpoints, routers: [], checks: {}, requireUser, site: site.router };
    const server = createHttpServer(createApp(config, logger, gateway));
    await site.ready();
    const port = await listen(server, { port: 0, host: '127.0.0.1' });
    const stop = async (): Promise<void> => {
      await close(server, 0);
      await releases.stop();
      await visits.stop();
    };
    return { port, stop, flush: visits.flush };
  };

  let serving = await serve(repository);
  return {
    // Another port after each start, so that no connection of before is used again.
    url: () => `http://127.0.0.1:${serving.port}`,
    platform,
    countVisits: () => serving.flush(),
    landings: () => landings,
    write,
    remove: (path) => rmSync(join(repository, path)),
    folder: (path) => join(repository, path),
    restart: async () => {
      await serving.stop();
      serving = await serve(repository);
    },
    startBeside: async (files) => {
      const folder = mkdtempSync(join(tmpdir(), 'fifteen-site-'));
      cpSync(repository, folder, { recursive: true });
      for (const [path, content] of Object.entries(files)) writeTo(folder, path, content);
      const { stop } = await serve(folder);
      return { stop: () => stop().finally(() => rmSync(folder, { recursive: true, force: true })) };
    },
    stop: async () => {
      await serving.stop();
      await stopPlatform();
      rmSync(repository, { recursive: true, force: true });
    },
  };
};
