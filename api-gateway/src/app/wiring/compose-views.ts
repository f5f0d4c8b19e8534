import type { Router } from 'express';
import type { Draw } from '../../rendering/interactive-pool/drawing-pool.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { createSignedLinks } from '../../platform/files/signed-links.ts';
import { createHeldBack } from '../../platform/http/held-back.ts';
import type { LookUpTurns } from '../../rendering/interactive-pool/lookup-turns.ts';
import { markKeyOf } from '../../rendering/watermark/mark-key.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createViewsRouter } from '../../projects/views/views.routes.ts';
import { createViewsService, type ViewsService } from '../../projects/views/views.service.ts';
import { createViewsStore } from '../../projects/views/views.store.ts';

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
