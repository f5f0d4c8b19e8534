import { STUDIOS, type Asset } from '@fifteen/contracts';
import type { ProjectRow } from '../../platform/database/schema/projects.ts';
import { markPath } from '../lookalikes/mark-path.ts';
import { picturePath } from '../../platform/files/picture-path.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import type { ShownAsset } from './assets.store.ts';

/** The asset as its owner sees it: clean once its project is paid, else with the watermark. */
export const presentAsset = (asset: ShownAsset, project: Pick<ProjectRow, 'is_paid'>, links: SignedLinks): Asset => {
  const { philosophy } = STUDIOS[asset.studio];
  const completed = asset.status === 'completed';
  return {
    id: asset.id,
    status: asset.status,
    asset_url: completed ? picturePath(links, { id: asset.project_id, is_paid: project.is_paid }, asset.id) : null,
    view_url: completed ? links.viewPath({ projectId: asset.project_id, assetId: asset.id }) : null,
    is_favourite: asset.is_favourite,
    asset_type: asset.asset_type,
    parent_asset_id: asset.parent_asset_id,
    is_watermarked: !project.is_paid,
    metadata: {
      studio: asset.studio,
      philosophy,
      title: completed ? asset.title : null,
      reasons: completed ? asset.reasons : [],
      background: completed ? asset.background : null,
      scores: completed ? asset.scores : null,
      nearest_mark: completed && asset.nearest_mark ? { ...asset.nearest_mark, picture_url: markPath(asset.nearest_mark.id) } : null,
    },
    prompt_data: { philosophy },
  };
};
