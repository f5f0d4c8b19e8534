import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { MaintenanceMode } from '@fifteen/contracts';
import { readConfig } from '../config.ts';
import { AppError } from '../errors.ts';
import { createApp } from '../http/app.ts';
import { close, createHttpServer, listen } from '../http/server.ts';
import { createLogger } from '../logger.ts';
import { SITE_OPEN } from '../maintenance-mode/maintenance-mode.store.ts';
import { createSite } from '../site/site-router.ts';

const SHELL_PAGE = `<!doctype html><html lang="en"><head><title>Fifteen</title>
<link rel="icon" href="/favicon.svg"><script defer="defer" src="/main.0a1b2c3d.js"></script>
<link href="/main.0a1b2c3d.css" rel="stylesheet"></head><body><div id="root"></div></body></html>`;

const FILES = {
  'shell/dist/index.html': SHELL_PAGE,
  'shell/dist/main.0a1b2c3d.js': 'globalThis.shell = 1;',
  'shell/dist/main.0a1b2c3d.js.br': 'packed',
  'shell/dist/main.0a1b2c3d.css': 'body{}',
  'shell/dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'mfe-info/package.json': '{"version":"1.2.3"}',
  'mfe-info/dist/remoteEntry.js': 'globalThis.info = 1;',
  'mfe-info/dist/routes.js': 'globalThis.routes = 1;',
  'mfe-info/dist/mf-manifest.json': '{"exposes":[{"assets":{"js":{"sync":["routes.js"]},"css":{"sync":[]}}}]}',
  'api-gateway/dist/media/taste/minimal.png': 'picture',
};

/** A small built checkout with its site on a free port. No database: pages need none. */
export interface SiteFixture {
  readonly url: () => string;
  readonly dataDir: string;
  readonly write: (path: string, content: string) => void;
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const startSite = async (
  environment: Readonly<Record<string, string>> = {},
  maintenance: () => MaintenanceMode = () => SITE_OPEN,
): Promise<SiteFixture> => {
  const repository = mkdtempSync(join(tmpdir(), 'fifteen-site-'));
  const dataDir = join(repository, 'data');
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), content);
  };
  for (const [path, content] of Object.entries(FILES)) write(path, content);

  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: dataDir, ...environment });
  const logger = createLogger(config, 'test');
  const requireUser = () => Promise.reject(new AppError('not_signed_in'));
  const serve = (): Server => {
    const site = createSite({ repository, dataDir, liveReload: false, maintenance, now: () => new Date(), logger });
    return createHttpServer(createApp(config, logger, { endpoints: [], routers: [], checks: {}, requireUser, site }));
  };

  const listenAnywhere = (to: Server): Promise<number> => listen(to, { port: 0, host: '127.0.0.1' });
  let server = serve();
  let port = await listenAnywhere(server);
  return {
    // Another port after each start, so that no connection of before is used again.
    url: () => `http://127.0.0.1:${port}`,
    dataDir,
    write,
    restart: async () => {
      await close(server, 0);
      server = serve();
      port = await listenAnywhere(server);
    },
    stop: async () => {
      await close(server, 0);
      rmSync(repository, { recursive: true, force: true });
    },
  };
};
