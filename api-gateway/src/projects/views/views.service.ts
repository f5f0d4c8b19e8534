import { createHash } from 'node:crypto';
import { type ConceptView, PREVIEW_MAX_PX, UNPAID_VIEWS } from '@fifteen/contracts';
import { ENGINE_VERSION } from '@fifteen/logo-engine/version';
import { type Draw, type DrawnFor, type InTurn, tasksOf } from '../../rendering/index.ts';
import { createSingleFlight } from '../../platform/concurrency/single-flight.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { projectFolder, type AssetOf } from '../../platform/files/file-keys.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { ViewedAsset, ViewsStore } from './views.store.ts';
import type * as drawViewTasks from './threads/draw-view.ts';
import type { ViewTask } from './threads/draw-view.ts';

const task = tasksOf<typeof drawViewTasks>();

/** Raised when a view is drawn otherwise: pictures that are kept are then drawn anew. */
const VIEWS_VERSION = 2;

export const VIEW_SIZES = ['large', 'small'] as const;
export type ViewSize = (typeof VIEW_SIZES)[number];

const WIDTHS: Readonly<Record<ViewSize, number>> = { large: PREVIEW_MAX_PX, small: 512 };
/** Its 320 pixels count: larger is for screens with two to each. */
const SMALL_VIEW_WIDTHS: Readonly<Record<ViewSize, number>> = { large: 640, small: 320 };

const widthOf = (view: ConceptView, size: ViewSize): number =>
  (view === 'small' ? SMALL_VIEW_WIDTHS : WIDTHS)[size];

const isUnpaidView = (view: ConceptView): boolean => UNPAID_VIEWS.some((own) => own === view);

interface Dependencies {
  readonly views: ViewsStore;
  readonly files: Pick<FileStore, 'open' | 'write'>;
  readonly draw: Draw;
  /** The secret of watermarks. */
  readonly markKey: () => string;
}

export interface ViewsService {
  /**
   * The key of the picture, drawn where it was not there: with the watermark unless the project is paid. Throws
   * payment_required for a view that only paid projects have.
   */
  readonly keyOf: (asset: AssetOf, view: ConceptView, size: ViewSize, inTurn: InTurn) => Promise<string>;
}

/** What a picture depends on, in its name: an edited logo, another engine or a payment never meet an old picture. */
const versionOf = ({ genome, profile, isPaid }: ViewedAsset): string =>
  createHash('sha256')
    .update(JSON.stringify([VIEWS_VERSION, ENGINE_VERSION, genome, profile, isPaid]))
    .digest('hex')
    .slice(0, 16);

/** Pictures of a concept in its settings: drawn when somebody first looks, and kept. */
export const createViewsService = ({ views, files, draw, markKey }: Dependencies): ViewsService => {
  const once = createSingleFlight();

  const drawTo = async (key: string, owner: DrawnFor, view: ViewTask): Promise<void> => {
    if (await files.open(key)) return;
    await files.write(key, await draw(task('drawView'), view, owner));
  };

  return {
    keyOf: async (asset, view, size, inTurn) => {
      const found = await inTurn(() => views.find(asset));
      if (!found) throw new AppError('not_found');
      if (!found.isPaid && !isUnpaidView(view)) throw new AppError('payment_required');
      const key = `${projectFolder(asset.projectId)}/${asset.assetId}/view-${view}-${size}-${versionOf(found)}.webp`;
      const logo = { genome: found.genome, profile: found.profile };
      const ownKey = found.isPaid ? null : markKey();
      await once(key, () => drawTo(key, found.owner, { logo, view, width: widthOf(view, size), markKey: ownKey }));
      return key;
    },
  };
};
