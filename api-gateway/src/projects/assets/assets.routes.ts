import { getCuratedAssets, listAssets, updateAsset } from '@fifteen/contracts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { AssetsService } from './assets.service.ts';

export const assetsEndpoints = (assets: AssetsService): Endpoint[] => [
  route(listAssets, ({ params, query, user }) => assets.list(user.userId, params.id, query)),
  route(getCuratedAssets, ({ params, user }) => assets.curated(user.userId, params.id)),
  route(updateAsset, ({ params, body, user }) =>
    assets.setFavourite(user.userId, params.id, params.assetId, body.is_favourite),
  ),
];
