import type { Draw } from '../drawing-room/drawing-room.ts';
import { createOnce } from '../drawing-room/once.ts';
import { type AssetOf, drawingKey, LARGE_PREVIEW, previewKey, type PreviewSize, SMALL_PREVIEW } from './file-keys.ts';
import type { FileStore } from './file-store.ts';

interface Dependencies {
  readonly files: FileStore;
  readonly draw: Draw;
}

export interface PreviewsService {
  /** The key of a preview. A large one that the worker has not come to yet is painted now, and kept. */
  readonly keyOf: (asset: AssetOf, size: PreviewSize) => Promise<string>;
}

export const createPreviewsService = ({ files, draw }: Dependencies): PreviewsService => {
  const once = createOnce();

  const isThere = async (asset: AssetOf, size: PreviewSize): Promise<boolean> => (await files.open(previewKey(asset, size))) !== undefined;

  /** The same bytes as the worker's: whoever comes second writes them again. */
  const enlarge = async (asset: AssetOf): Promise<void> => {
    const svg = (await files.read(drawingKey(asset))).toString();
    await files.write(previewKey(asset, LARGE_PREVIEW), await draw('drawPreview', { svg, salt: asset.assetId, size: LARGE_PREVIEW }));
  };

  return {
    keyOf: async (asset, size) => {
      const key = previewKey(asset, size);
      // Without its small picture, a drawing is not finished: nobody was given a link to it.
      const isLate = size === LARGE_PREVIEW && !(await isThere(asset, size)) && (await isThere(asset, SMALL_PREVIEW));
      if (isLate) await once(key, () => enlarge(asset));
      return key;
    },
  };
};
