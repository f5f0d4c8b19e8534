import type { Router } from 'express';
import type { Draw } from '../drawing-room/drawing-room.ts';
import { fileStoreOf } from '../files/compose-files.ts';
import { createSignedLinks } from '../files/signed-links.ts';
import { createHeldBack } from '../http/held-back.ts';
import type { LookUpTurns } from '../http/lookup-turns.ts';
import { markKeyOf } from '../watermark/mark-key.ts';
import type { Platform } from '../platform.ts';
import { createViewsRouter } from './views.routes.ts';
import { createViewsService, type ViewsService } from './views.service.ts';
import { createViewsStore } from './views.store.ts';

interface Views {
  readonly service: ViewsService;
  readonly router: Router;
}

/** The pictures of concepts in their settings, wired. */
export const composeViews = (platform: Platform, draw: Draw, turns: LookUpTurns): Views => {
  const { db, keysFor, now } = platform;
  const files = fileStoreOf(platform);
  const service = createViewsService({ views: createViewsStore(db), files, draw, markKey: markKeyOf(platform) });
  return { service, router: createViewsRouter({ views: service, files, links: createSignedLinks(keysFor('file-links'), now), turns, heldBack: createHeldBack() }) };
};
