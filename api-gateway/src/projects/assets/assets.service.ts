import type { Asset, CuratedAssets, listAssets, ProjectShare } from '@fifteen/contracts';
import type { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import type { OwnedProject } from '../ownership/owned-project.ts';
import type { AssetsStore } from './assets.store.ts';
import { curate } from './curate.ts';
import { presentAsset } from './present-asset.ts';

type Filter = z.output<(typeof listAssets)['query']>;

interface Dependencies {
  readonly assets: AssetsStore;
  readonly links: SignedLinks;
  readonly ownedProject: OwnedProject;
  /** The public link of a project and its votes. */
  readonly sharingOf: (projectId: string) => Promise<ProjectShare>;
}

export interface AssetsService {
  readonly list: (userId: string, projectId: string, filter: Filter) => Promise<Asset[]>;
  readonly curated: (userId: string, projectId: string) => Promise<CuratedAssets>;
  readonly setFavourite: (userId: string, projectId: string, assetId: string, isFavourite: boolean) => Promise<Asset>;
}

export const createAssetsService = ({ assets, links, ownedProject, sharingOf }: Dependencies): AssetsService => ({
  list: async (userId, projectId, filter) => {
    const project = await ownedProject(userId, projectId);
    const rows = await assets.list(projectId, filter);
    return rows.map((row) => presentAsset(row, project, links));
  },
  curated: async (userId, projectId) => {
    const project = await ownedProject(userId, projectId);
    const [rows, sharing] = await Promise.all([assets.list(projectId, { type: 'logo_concept' }), sharingOf(projectId)]);
    return {
      curated: curate(rows).map((row) => presentAsset(row, project, links)),
      all: rows.map((row) => presentAsset(row, project, links)),
      is_paid: project.is_paid,
      show_upgrade_banner: !project.is_paid,
      diversity_score: project.diversity ?? 0,
      sharing,
    };
  },
  setFavourite: async (userId, projectId, assetId, isFavourite) => {
    const project = await ownedProject(userId, projectId);
    const row = await assets.setFavourite(projectId, assetId, isFavourite);
    if (!row) throw new AppError('not_found');
    return presentAsset(row, project, links);
  },
});
