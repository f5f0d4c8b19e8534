import type { Router } from 'express';
import { createAssetsStore } from '../assets/assets.store.ts';
import { fileStoreOf } from '../files/compose-files.ts';
import { createCookies } from '../http/cookies.ts';
import type { Endpoint } from '../http/route.ts';
import { createHeldBack } from '../http/held-back.ts';
import type { LookUpTurns } from '../http/lookup-turns.ts';
import type { Platform } from '../platform.ts';
import type { OwnedProject } from '../projects/owned-project.ts';
import type { ViewsService } from '../views/views.service.ts';
import { createSharePicturesRouter } from './share-pictures.routes.ts';
import { sharesEndpoints } from './shares.routes.ts';
import { createSharesService } from './shares.service.ts';
import { createSharesStore } from './shares.store.ts';
import { createVoters } from './voter-cookie.ts';

interface Shares {
  readonly endpoints: Endpoint[];
  readonly pictures: Router;
}

/** Public links, their pictures and their votes, wired. */
export const composeShares = (platform: Platform, ownedProject: OwnedProject, views: ViewsService, turns: LookUpTurns): Shares => {
  const { config, db, keysFor, now } = platform;
  const shares = createSharesService({
    shares: createSharesStore(db),
    assets: createAssetsStore(db),
    views,
    ownedProject,
    now,
  });
  return {
    endpoints: sharesEndpoints(shares, createVoters(keysFor('share-voters'), createCookies({ publicUrl: config.publicUrl, now }))),
    pictures: createSharePicturesRouter({ shares, files: fileStoreOf(platform), turns, heldBack: createHeldBack() }),
  };
};
