import { type Draw, type OwnerOf, tasksOf } from '../../rendering/index.ts';
import { createSingleFlight } from '../../platform/concurrency/single-flight.ts';
import { type AssetOf, drawingKey, outdatedPreviewKey, previewKey, type PreviewSize, SMALL_PREVIEW } from '../../platform/files/file-keys.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type * as drawPreviewTasks from '../generation/threads/draw-preview.ts';

const task = tasksOf<typeof drawPreviewTasks>();

interface Dependencies {
  readonly files: FileStore;
  readonly draw: Draw;
  readonly ownerOf: OwnerOf;
  /** The secret of watermarks. */
  readonly markKey: () => string;
}

export interface PreviewsService {
  /** The key of a preview. One that the worker has not come to yet, or that has an older mark, is painted now, and kept. */
  readonly keyOf: (asset: AssetOf, size: PreviewSize) => Promise<string>;
}

export const createPreviewsService = ({ files, draw, ownerOf, markKey }: Dependencies): PreviewsService => {
  const once = createSingleFlight();

  const isThere = async (key: string): Promise<boolean> => (await files.open(key)) !== undefined;

  /** Until it has a small picture, a drawing is not finished: nobody was given a link to it. */
  const isFinished = async (asset: AssetOf): Promise<boolean> => (await isThere(previewKey(asset, SMALL_PREVIEW))) || isThere(outdatedPreviewKey(asset));

  /** The same bytes as the worker's: the second caller writes them again. */
  const paint = async (asset: AssetOf, size: PreviewSize): Promise<void> => {
    const svg = (await files.read(drawingKey(asset))).toString();
    await files.write(previewKey(asset, size), await draw(task('drawPreview'), { svg, markKey: markKey(), size }, await ownerOf(asset.projectId)));
  };

  return {
    keyOf: async (asset, size) => {
      const key = previewKey(asset, size);
      if (!(await isThere(key)) && (await isFinished(asset))) await once(key, () => paint(asset, size));
      return key;
    },
  };
};
