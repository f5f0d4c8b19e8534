import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { boundsOf } from './bounds.ts';
import { canvasOfScene } from './canvas.ts';
import type { Picture } from './picture.ts';
import type { Scene } from './scene.ts';
import { svgOfPicture } from './svg.ts';

/** Pixels of four bytes, not premultiplied. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** resvg gives colors multiplied by their opacity; PNG wants them plain, or edges on transparency turn dark. */
const unmultiplied = (pixels: Buffer): Buffer => {
  // Read four bytes at once: nearly all pixels are whole or not there.
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  for (let i = 0; i < words.length; i += 1) {
    const opacity = words[i]! >>> 24;
    if (opacity === 0 || opacity === 255) continue;
    for (let channel = i * 4; channel < i * 4 + 3; channel += 1) pixels[channel] = Math.min(255, Math.round((pixels[channel]! * 255) / opacity));
  }
  return pixels;
};

/** An SVG so many pixels wide; transparent where nothing is drawn. */
export const pixelsOfSvg = (svg: string, width: number): Pixels => {
  const { pixels, height } = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  return { data: unmultiplied(pixels), width, height };
};

export const pngOfPixels = async ({ data, width, height }: Pixels): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels: 4 } }).png({ compressionLevel: 6 }).toBuffer();

/** PNG of an SVG, so many pixels wide; transparent where nothing is drawn. */
export const pngOfSvg = (svg: string, width: number): Promise<Uint8Array> => pngOfPixels(pixelsOfSvg(svg, width));

export const pngOf = (picture: Picture, width: number): Promise<Uint8Array> => pngOfSvg(svgOfPicture(picture), width);

/** PNG of a large transparent picture. What is empty below its last area is not drawn: a print file is 69 MB of pixels. */
export const pngOfPrint = async (picture: Picture, width: number): Promise<Uint8Array> => {
  const ink = boundsOf(picture.areas);
  const height = Math.min(picture.height, Math.ceil(ink.y + ink.height) + 1);
  const whole = Math.round((picture.height * width) / picture.width);
  const { data, ...drawn } = pixelsOfSvg(svgOfPicture({ ...picture, height }), width);
  const image = sharp(data, { raw: { ...drawn, channels: 4 } });
  return image.extend({ bottom: Math.max(0, whole - drawn.height), background: '#00000000' }).png({ compressionLevel: 6 }).toBuffer();
};

/** PNG of a scene, a pixel a unit unless it is told how wide. */
export const pngOfScene = async (scene: Scene, across = scene.width): Promise<Uint8Array> => {
  const canvas = canvasOfScene(scene, across);
  const { width, height } = canvas;
  return sharp(canvas.data(), { raw: { width, height, channels: 4 } }).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
};

/** PNG of pixels that hide all behind them: without the fourth channel. */
export const pngOfOpaque = async ({ data, width, height }: Pixels): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
