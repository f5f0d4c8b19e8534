import type { Variant } from '@fifteen/logo-engine';
import { drawnLogo, type StoredLogo, watermark } from './material.ts';
import { toWebp } from './to-webp.ts';

// The tasks of the drawing room, each called by its name with one argument. A feature's tasks live in a file of
// their own and are exported here.

export { fontSamples, makeVersion, previewEdit, symbolSamples } from '../../edits/threads/edit-tasks.ts';
export { makeFile, makePackPart } from '../../logo-files/threads/file-tasks.ts';
export { drawPreview } from '../../generation/threads/draw-preview.ts';
export { drawTrial } from '../../trials/threads/draw-trial.ts';
export { drawView } from '../../views/threads/draw-view.ts';

export interface VariantTask {
  readonly logo: StoredLogo;
  readonly variant: Variant;
}

/** SVG of a logo in one of its arrangements and colourings. */
export const drawVariant = async ({ logo, variant }: VariantTask): Promise<string> => (await drawnLogo(logo)).variant(variant);

export interface PictureTask extends VariantTask {
  readonly width: number;
  /** Where given, the product's name is in the pixels, moved by it. */
  readonly watermark: string | null;
}

/** WebP of the same. The watermark wants the square canvas. */
export const drawPicture = async ({ logo, variant, width, watermark: salt }: PictureTask): Promise<Uint8Array> => {
  const svg = (await drawnLogo(logo)).variant(variant);
  const mark = await watermark;
  return toWebp(svg, width, salt === null ? undefined : (pixels, size) => mark(pixels, size, salt));
};

export { shapeLine } from './shape-line.ts';
