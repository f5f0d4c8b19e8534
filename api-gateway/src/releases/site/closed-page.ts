import type { MaintenanceMode } from '@fifteen/contracts';
import type { Response } from 'express';
import { retryAfter } from '../../operations/index.ts';
import type { PageShell } from '../registry/page-shell.ts';
import { composeClosedPage } from './page.ts';

/** Tells what goes on, and needs nothing that is closed. */
const OPEN_PAGE = /^\/status\/?$/;

export const isClosedTo = (path: string, { on }: MaintenanceMode): boolean => on && !OPEN_PAGE.test(path);

/** Any page while the site is closed: in words, for a moment, and with the time to come back. */
export const sendClosedPage = (response: Response, shell: PageShell, mode: MaintenanceMode, now: Date): void => {
  response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': retryAfter(mode, now) });
  response.type('html').send(composeClosedPage(shell, mode));
};
