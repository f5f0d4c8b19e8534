import { extractPalette, type ExtractedPalette } from '../palette/extract-palette.ts';
import { fitWithin } from './fit-within.ts';
import type { PictureAnswer, PictureRequest } from './picture-messages.ts';

/** Enough for every colour that a person would name; a hundred thousand pixels are clustered in a blink. */
const PALETTE_PX = 360;
const QUALITY = 0.82;

/** Smoothed for the eye. Left rough where colours are counted: smoothing makes colours that are not in the picture. */
type Scaling = 'smooth' | 'rough';

const draw = (bitmap: ImageBitmap, max: number, scaling: Scaling): OffscreenCanvas => {
  const { width, height } = fitWithin(bitmap, max);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingEnabled = scaling === 'smooth';
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
};

const paletteOf = (bitmap: ImageBitmap, size: number): ExtractedPalette => {
  const canvas = draw(bitmap, PALETTE_PX, 'rough');
  return extractPalette(canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height), size);
};

/** WebP where the browser can write it, else JPEG: a browser that cannot answers with a PNG, which is far larger. */
const encode = async (canvas: OffscreenCanvas): Promise<Blob> => {
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  return webp.type === 'image/webp' ? webp : canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
};

const answer = async ({ file, longestSide, colours }: PictureRequest): Promise<PictureAnswer> => {
  const bitmap = await createImageBitmap(file);
  const palette = paletteOf(bitmap, colours);
  const image = await encode(draw(bitmap, longestSide, 'smooth'));
  bitmap.close();
  return { ok: true, palette, image };
};

globalThis.addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  const reply = (message: PictureAnswer): void => globalThis.postMessage(message, { transfer: [] });
  answer(data).then(reply, () => reply({ ok: false }));
});
