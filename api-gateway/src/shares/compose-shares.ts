import type { Router } from 'express';
import { createAssetsStore } from '../assets/assets.store.ts';
import { fileStoreOf } from '../files/compose-files.ts';
import type { Endpoint } from '../http/route.ts';
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
export const composeShares = (platform: Platform, ownedProject: OwnedProject, views: ViewsService): Shares => {
  const { config, db, keyFor, now } = platform;
  const shares = createSharesService({
    shares: createSharesStore(db),
    assets: createAssetsStore(db),
    views,
    ownedProject,
    now,
  });
  return {
    endpoints: sharesEndpoints(shares, createVoters(keyFor('share-voters'), config.publicUrl.startsWith('https:'))),
    pictures: createSharePicturesRouter({ shares, files: fileStoreOf(platform) }),
  };
};
