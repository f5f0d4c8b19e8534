import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

const QUALITY = { quality: 88, effort: 0 } as const;

// The gateway answers others meanwhile: one core is enough.
sharp.concurrency(1);
sharp.cache(false);

/** WebP of an SVG, so many pixels wide; `touchUp` may write into its pixels (RGBA) before. */
export const toWebp = async (svg: string, width: number, touchUp?: (pixels: Uint8Array, width: number) => void): Promise<Uint8Array> => {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const raw = { width: image.width, height: image.height, channels: 4 as const };
  // The getter copies the whole buffer at every access.
  const { pixels } = image;
  touchUp?.(pixels, width);
  return sharp(pixels, { raw }).webp(QUALITY).toBuffer();
};
