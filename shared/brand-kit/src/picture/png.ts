import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Picture } from './picture.ts';
import { svgOfPicture } from './svg.ts';

/** PNG of an SVG, so many pixels wide; transparent where nothing is drawn. */
export const pngOfSvg = async (svg: string, width: number): Promise<Uint8Array> => {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const raw = { width: image.width, height: image.height, channels: 4 as const };
  return sharp(image.pixels, { raw }).png({ compressionLevel: 6 }).toBuffer();
};

export const pngOf = (picture: Picture, width: number): Promise<Uint8Array> => pngOfSvg(svgOfPicture(picture), width);
