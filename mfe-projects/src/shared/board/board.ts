import { CONCEPTS_PER_PROJECT, type Asset, type AssetUpdate, type StudioId } from '@fifteen/contracts';

/** One place on the 5 by 3 board. */
export interface Slot {
  readonly assetId: string;
  readonly studio: StudioId;
  readonly status: Asset['status'];
  readonly url: string | null;
  readonly title: string | null;
}

/** Places in the order of the server's list: a concept keeps its place however late it comes. */
export type Board = readonly Slot[];

const slotOf = (asset: Asset): Slot => ({
  assetId: asset.id,
  studio: asset.metadata.studio,
  status: asset.status,
  url: asset.asset_url,
  title: asset.metadata.title,
});

export const boardOf = (assets: readonly Asset[]): Board =>
  assets.filter((asset) => asset.asset_type === 'logo_concept').map(slotOf);

/** An event told twice, or one older than the list, changes nothing: what is completed stays completed. */
export const applyUpdate = (board: Board, { data }: AssetUpdate): Board =>
  board.map((slot) =>
    slot.assetId === data.asset_id && slot.status !== 'completed'
      ? { ...slot, status: data.status, url: data.asset_url }
      : slot,
  );

/** Once they are put back into the queue. */
export const withFailedPending = (board: Board): Board => board.map((slot) => (slot.status === 'failed' ? { ...slot, status: 'pending' } : slot));

/** A distinct completed concept counts once. */
export const completedOf = (board: Board): number =>
  new Set(board.filter(({ status }) => status === 'completed').map(({ assetId }) => assetId)).size;

export const failedOf = (board: Board): number => board.filter(({ status }) => status === 'failed').length;

/** Nothing more will come, whether all are there or some could not be drawn. */
export const isEnded = (board: Board): boolean =>
  board.length > 0 && board.every(({ status }) => status !== 'pending');

/** Completed ones of a studio. */
export const completedBy = (board: Board, studio: StudioId): number =>
  completedOf(board.filter((slot) => slot.studio === studio));

export const percentOf = (completed: number): number =>
  Math.round((Math.min(completed, CONCEPTS_PER_PROJECT) / CONCEPTS_PER_PROJECT) * 100);

export const isFinished = (completed: number): boolean => completed >= CONCEPTS_PER_PROJECT;
