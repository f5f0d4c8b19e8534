import type { AssetUpdate } from '@fifteen/contracts';
import { picturePath } from '../../platform/files/picture-path.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import type { ProjectEvent } from './project-events.store.ts';

/** The event over the wire. Its link is signed when it is sent, so that a replay never carries a dead one. */
export const writeAssetUpdate =
  (links: SignedLinks) =>
  (projectId: string, { data: stored, is_paid }: ProjectEvent): string => {
    const { status, asset_id } = stored.data;
    const asset_url = status === 'completed' ? picturePath(links, { id: projectId, is_paid }, asset_id) : null;
    return JSON.stringify({ type: stored.type, data: { status, asset_url, asset_id } } satisfies AssetUpdate);
  };
