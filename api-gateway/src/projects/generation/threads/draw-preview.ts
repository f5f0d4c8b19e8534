import { watermark, renderPreviews } from '../../../rendering/index.threads.ts';
import type { PreviewSize } from '../../../platform/files/file-keys.ts';

interface PreviewTask {
  readonly svg: string;
  readonly markKey: string;
  readonly size: PreviewSize;
}

/** A task of the drawing pool: one preview, as the worker paints it. */
export const drawPreview = async ({ svg, markKey, size }: PreviewTask): Promise<Uint8Array> => {
  const [preview] = await renderPreviews({ svg, markKey, sizes: [size] }, await watermark);
  if (!preview) throw new Error('One size gives one preview.');
  return preview.bytes;
};
