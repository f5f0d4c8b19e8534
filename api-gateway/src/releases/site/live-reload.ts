import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@fifteen/contracts';
import { Router, type Response } from 'express';

/** Webpack writes several files: one reload after the last. */
const SETTLE_MS = 150;

const CLIENT = `const source = new EventSource('/dev/changes');
let opened = false;
source.onopen = () => { if (opened) location.reload(); opened = true; };
source.onmessage = () => location.reload();
`;

const whenBuilt = (repository: string, changed: () => Promise<void>): void => {
  let pending: NodeJS.Timeout | undefined;
  const later = (): void => {
    clearTimeout(pending);
    pending = setTimeout(() => void changed(), SETTLE_MS);
  };
  for (const folder of ['shell', ...REMOTE_NAMES.map((name) => `mfe-${name}`)]) {
    const dist = join(repository, folder, 'dist');
    if (existsSync(dist)) watch(dist, later);
  }
};

export const LIVE_RELOAD_TAG = '<script defer src="/dev/live-reload.js"></script>';

/** Development only: tells open pages to reload after a build, and after the gateway itself came back. */
export const createLiveReload = (repository: string, refresh: () => Promise<void>): Router => {
  const pages = new Set<Response>();
  whenBuilt(repository, async () => {
    await refresh();
    for (const page of pages) page.write('data: changed\n\n');
  });
  const router = Router();
  router.get('/dev/live-reload.js', (_request, response) => void response.type('text/javascript').send(CLIENT));
  router.get('/dev/changes', (_request, response) => {
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders();
    pages.add(response);
    response.on('close', () => pages.delete(response));
  });
  return router;
};
