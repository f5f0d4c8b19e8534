import type { Router } from 'express';
import type { Draw } from '../drawing-room/drawing-room.ts';
import { fileStoreOf } from '../files/compose-files.ts';
import { createSignedLinks } from '../files/signed-links.ts';
import type { Platform } from '../platform.ts';
import { createViewsRouter } from './views.routes.ts';
import { createViewsService, type ViewsService } from './views.service.ts';
import { createViewsStore } from './views.store.ts';

interface Views {
  readonly service: ViewsService;
  readonly router: Router;
}

/** The pictures of concepts in their settings, wired. */
export const composeViews = (platform: Platform, draw: Draw): Views => {
  const { db, keyFor, now } = platform;
  const files = fileStoreOf(platform);
  const service = createViewsService({ views: createViewsStore(db), files, draw });
  return { service, router: createViewsRouter({ views: service, files, links: createSignedLinks(keyFor('file-links'), now) }) };
};
