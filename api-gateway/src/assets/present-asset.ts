import { STUDIOS, type Asset } from '@fifteen/contracts';
import type { SignedLinks } from '../files/signed-links.ts';
import type { ShownAsset } from './assets.store.ts';

/** The asset as its owner sees it. Its picture is the watermarked preview, the only one there is so far. */
export const presentAsset = (asset: ShownAsset, links: SignedLinks): Asset => {
  const { philosophy } = STUDIOS[asset.studio];
  const completed = asset.status === 'completed';
  return {
    id: asset.id,
    status: asset.status,
    asset_url: completed ? links.previewPath({ projectId: asset.project_id, assetId: asset.id }) : null,
    asset_type: asset.asset_type,
    parent_asset_id: asset.parent_asset_id,
    is_watermarked: true,
    metadata: {
      studio: asset.studio,
      philosophy,
      title: completed ? asset.title : null,
      reasons: completed ? asset.reasons : [],
      background: completed ? asset.background : null,
      scores: completed ? asset.scores : null,
    },
    prompt_data: { philosophy },
  };
};
