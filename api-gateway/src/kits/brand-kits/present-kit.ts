import { type BrandKit, type BrandKitOrder, type BrandKitOrderStatus, KIT_PART_IDS, type KitComponent, type KitPartFiles, NO_CARD_DETAILS } from '@fifteen/contracts';
import type { KitPartRow } from '../../platform/database/schema/brand-kits.ts';
import type { OrderWithParts } from './brand-kits.store.ts';
import type { KitLinks } from './kit-links.ts';

/** Under way while anything is; failed when nothing moves any more and some part is missing. */
const statusOf = (parts: readonly KitPartRow[]): BrandKitOrderStatus => {
  if (parts.some(({ status }) => status === 'waiting' || status === 'processing')) return 'processing';
  return parts.every(({ status }) => status === 'completed') ? 'completed' : 'failed';
};

const percent = (share: number): number => Math.floor(share * 100);

const componentOf = ({ status, share }: KitPartRow): KitComponent => ({ status, percentage: status === 'completed' ? 100 : percent(share) });

export const presentOrder = ({ id, project_id, asset_id, parts }: OrderWithParts): BrandKitOrder => {
  const completed = parts.filter(({ status }) => status === 'completed').length;
  const shares = parts.map((part) => (part.status === 'completed' ? 1 : part.share));
  return {
    order_id: id,
    project_id,
    asset_id,
    status: statusOf(parts),
    progress: { completed, total: parts.length, percentage: percent(shares.reduce((sum, share) => sum + share, 0) / parts.length) },
    components: Object.fromEntries(parts.map((part) => [part.part, componentOf(part)])) as BrandKitOrder['components'],
  };
};

const filesOf = (orderId: string, { part, files, files_round }: KitPartRow, links: KitLinks): KitPartFiles | null => {
  if (files_round === null) return null;
  return {
    files: files.map((file) => ({ ...file, url: links.filePath(orderId, files_round, file.name) })),
    download_url: links.zipPath(orderId, part),
  };
};

const NOTHING = Object.fromEntries(KIT_PART_IDS.map((id) => [id, null])) as Pick<BrandKit, (typeof KIT_PART_IDS)[number]>;

/** What a project's customer sees of the kit; nothing of it where it is not paid, or not any more. */
export const presentKit = (order: OrderWithParts | undefined, selectedLogoUrl: string | null, links: KitLinks): BrandKit => {
  if (!order?.is_paid) {
    return { ...NOTHING, selected_logo_url: selectedLogoUrl, order_id: null, asset_id: null, status: null, details: NO_CARD_DETAILS, is_outdated: false, is_revoked: order !== undefined, download_url: null };
  }
  const parts = Object.fromEntries(order.parts.map((part) => [part.part, filesOf(order.id, part, links)])) as typeof NOTHING;
  const hasFiles = order.parts.some(({ files_round }) => files_round !== null);
  return {
    ...NOTHING,
    ...parts,
    selected_logo_url: selectedLogoUrl,
    order_id: order.id,
    asset_id: order.asset_id,
    status: statusOf(order.parts),
    details: { ...NO_CARD_DETAILS, ...order.details },
    is_outdated: order.selected_asset_id !== null && order.selected_asset_id !== order.asset_id,
    is_revoked: false,
    download_url: hasFiles ? links.zipPath(order.id, 'all') : null,
  };
};
