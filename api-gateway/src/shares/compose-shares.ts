import { createAssetsStore } from '../assets/assets.store.ts';
import { createSignedLinks } from '../files/signed-links.ts';
import type { Endpoint } from '../http/route.ts';
import type { Platform } from '../platform.ts';
import type { OwnedProject } from '../projects/owned-project.ts';
import { sharesEndpoints } from './shares.routes.ts';
import { createSharesService } from './shares.service.ts';
import { createSharesStore } from './shares.store.ts';
import { createVoters } from './voter-cookie.ts';

/** Public links and their votes, wired. */
export const composeShares = (platform: Platform, ownedProject: OwnedProject): Endpoint[] => {
  const { config, db, keyFor, now } = platform;
  const shares = createSharesService({
    shares: createSharesStore(db),
    assets: createAssetsStore(db),
    links: createSignedLinks(keyFor('file-links'), now),
    ownedProject,
    now,
  });
  return sharesEndpoints(shares, createVoters(keyFor('share-voters'), config.publicUrl.startsWith('https:')));
};
