import type { PreviewSize } from '../../../platform/files/file-keys.ts';
import { paintPicture } from '../../watermark/paint-picture.ts';
import { AS_DRAWN, shapeOf, type Watermark } from '../../watermark/watermark.ts';
import type { Preview } from '../../engine/concept-engine.ts';

interface Wish {
  readonly svg: string;
  /** The secret of watermarks. */
  readonly markKey: string;
  readonly sizes: readonly PreviewSize[];
}

/** Paints a square drawing at each size, and the watermark into its pixels: painting again costs less than scaling. */
export const renderPreviews = ({ svg, markKey, sizes }: Wish, watermark: Watermark): Promise<Preview[]> => {
  const marked = { key: markKey, shape: shapeOf(svg), view: AS_DRAWN };
  return Promise.all(sizes.map(async (size) => ({ size, bytes: await paintPicture(svg, size, (pixels) => watermark(pixels, size, marked)) })));
};
