import type { Router } from 'express';
import type { Draw } from '../drawing-room/drawing-room.ts';
import { fileStoreOf } from '../files/compose-files.ts';
import { createSignedLinks } from '../files/signed-links.ts';
import type { Platform } from '../platform.ts';
import { createViewsRouter } from './views.routes.ts';
import { createViewsService } from './views.service.ts';
import { createViewsStore } from './views.store.ts';

/** The pictures of concepts in their settings, wired. */
export const composeViews = (platform: Platform, draw: Draw): Router => {
  const { db, keyFor, now } = platform;
  const files = fileStoreOf(platform);
  const views = createViewsService({ views: createViewsStore(db), files, draw });
  return createViewsRouter({ views, files, links: createSignedLinks(keyFor('file-links'), now) });
};
