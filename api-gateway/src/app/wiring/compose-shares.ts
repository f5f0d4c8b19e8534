import type { Router } from 'express';
import { createAssetsStore } from '../../projects/assets/assets.store.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { createCookies } from '../../platform/http/cookies.ts';
import type { Endpoint } from '../../platform/http/route.ts';
import { createHeldBack } from '../../platform/http/held-back.ts';
import { createRateLimits } from '../../platform/rate-limits/rate-limits.store.ts';
import type { LookUpTurns } from '../../rendering/interactive-pool/lookup-turns.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import type { OwnedProject } from '../../projects/ownership/owned-project.ts';
import type { ViewsService } from '../../projects/views/views.service.ts';
import { createSharePicturesRouter } from '../../projects/shares/share-pictures.routes.ts';
import { sharesEndpoints } from '../../projects/shares/shares.routes.ts';
import { createSharesService } from '../../projects/shares/shares.service.ts';
import { createSharesStore } from '../../projects/shares/shares.store.ts';
import { createVoters } from '../../projects/shares/voter-cookie.ts';

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
    endpoints: sharesEndpoints(shares, createVoters(keysFor('share-voters'), createCookies({ publicUrl: config.publicUrl, now })), createRateLimits({ db, keys: keysFor('rate-limits'), now })),
    pictures: createSharePicturesRouter({ shares, files: fileStoreOf(platform), turns, heldBack: createHeldBack() }),
  };
};
