import { Resvg } from '@resvg/resvg-js';
import { encodePicture } from './encode-picture.ts';

/** WebP of a square drawing, so many pixels wide; `touchUp` may write into its pixels (RGBA) before. */
export const paintPicture = (svg: string, size: number, touchUp?: (pixels: Uint8Array) => void): Promise<Uint8Array> => {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render();
  if (image.height !== size) throw new RangeError(`A picture is a square, not ${image.width} by ${image.height}`);
  // The getter copies the whole buffer at every access.
  const { pixels } = image;
  touchUp?.(pixels);
  return encodePicture(pixels, size, svg);
};
