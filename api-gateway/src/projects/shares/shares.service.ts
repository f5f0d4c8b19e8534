import { randomBytes } from 'node:crypto';
import type { ConceptView, ProjectShare, SharedProject } from '@fifteen/contracts';
import type { AssetsStore, ShownAsset } from '../assets/assets.store.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { InTurn } from '../../rendering/index.ts';
import type { OwnedProject } from '../ownership/owned-project.ts';
import type { ViewSize, ViewsService } from '../views/views.service.ts';
import { projectShareOf } from './project-share.ts';
import type { ShareChoice, SharesStore, VisitedShare } from './shares.store.ts';

const TOKEN_BYTES = 16;
/** A link shows pictures, never the drawing that a paid project's owner sees. */
const SHARED_VIEW: ConceptView = 'drawing';

interface Dependencies {
  readonly shares: SharesStore;
  readonly assets: Pick<AssetsStore, 'list'>;
  readonly views: Pick<ViewsService, 'keyOf'>;
  readonly ownedProject: OwnedProject;
  readonly now: () => Date;
}

export interface SharesService {
  readonly ofProject: (userId: string, projectId: string) => Promise<ProjectShare>;
  readonly save: (userId: string, projectId: string, choice: ShareChoice) => Promise<ProjectShare>;
  readonly revoke: (userId: string, projectId: string) => Promise<void>;
  /** Throws not_found for a link that never was, share_revoked for one that was switched off. */
  readonly visit: (token: string, voterOf: VoterOf) => Promise<SharedProject>;
  /** The key of a picture that the link shows; throws as a visit does, and not_found for any other picture. */
  readonly picture: (token: string, assetId: string, size: ViewSize, inTurn: InTurn) => Promise<string>;
  readonly vote: (token: string, voterOf: VoterOf, assetIds: readonly string[]) => Promise<string[]>;
}

/**
 * Who votes, as this link knows them by each accepted key, the current one first; nothing if the browser has not voted
 * anywhere yet.
 */
export type VoterOf = (shareId: string) => readonly string[];

export const createSharesService = (of: Dependencies): SharesService => {
  const { shares, now } = of;

  const find = async (token: string): Promise<VisitedShare> => {
    const share = await shares.visit(token);
    if (!share) throw new AppError('not_found');
    if (share.revoked_at) throw new AppError('share_revoked');
    return share;
  };

  /** Only favorites, if the owner chose that and has any. */
  const shownOf = async ({ project_id, only_favourites }: VisitedShare): Promise<ShownAsset[]> => {
    const all = await of.assets.list(project_id, { type: 'logo_concept' });
    const completed = all.filter(({ status }) => status === 'completed');
    const favourites = completed.filter(({ is_favourite }) => is_favourite);
    return only_favourites && favourites.length > 0 ? favourites : completed;
  };

  const ofOwned = projectShareOf(shares);

  return {
    ofProject: async (userId, projectId) => {
      await of.ownedProject(userId, projectId);
      return ofOwned(projectId);
    },

    save: async (userId, projectId, choice) => {
      await of.ownedProject(userId, projectId);
      await shares.save(projectId, choice, randomBytes(TOKEN_BYTES).toString('base64url'), now());
      return ofOwned(projectId);
    },

    revoke: async (userId, projectId) => {
      await of.ownedProject(userId, projectId);
      await shares.revoke(projectId, now());
    },

    visit: async (token, voterOf) => {
      const share = await find(token);
      const voter = voterOf(share.id);
      const [shown, votes] = await Promise.all([shownOf(share), voter.length > 0 ? shares.votesOf(share.id, voter) : []]);
      return {
        project_name: share.project_name,
        owner_name: share.shows_owner ? share.owner_name : null,
        concepts: shown.map((asset) => ({
          id: asset.id,
          asset_url: `/api/v1/shares/${token}/pictures/${asset.id}.webp`,
          is_watermarked: !share.is_paid,
          studio: asset.studio,
          title: asset.title,
          background: asset.background,
        })),
        own_votes: votes,
      };
    },

    picture: async (token, assetId, size, inTurn) => {
      const [share, shown] = await inTurn(async () => {
        const found = await find(token);
        return [found, await shownOf(found)] as const;
      });
      if (!shown.some(({ id }) => id === assetId)) throw new AppError('not_found');
      return of.views.keyOf({ projectId: share.project_id, assetId }, SHARED_VIEW, size, inTurn);
    },

    vote: async (token, voterOf, assetIds) => {
      const share = await find(token);
      const voter = voterOf(share.id);
      if (voter.length === 0) return [];
      await shares.vote(share, voter, assetIds, now());
      return shares.votesOf(share.id, voter);
    },
  };
};
