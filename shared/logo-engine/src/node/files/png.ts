import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Artwork } from '../../render/artwork.ts';
import { svgOf } from '../../render/svg.ts';

/** Sides of pictures in pixels. */
export const PNG_SIDES = { least: 16, most: 4096 } as const;

/** An artwork as PNG, its longer side of this many pixels. Throws a RangeError beyond 16 to 4096. */
export async function pngOf(artwork: Artwork, side: number): Promise<Uint8Array> {
  if (side < PNG_SIDES.least || side > PNG_SIDES.most) throw new RangeError(`A PNG has ${PNG_SIDES.least} to ${PNG_SIDES.most} pixels a side, not ${side}`);
  const mode = artwork.width >= artwork.height ? 'width' : 'height';
  const image = new Resvg(svgOf(artwork), { fitTo: { mode, value: side }, font: { loadSystemFonts: false } }).render();
  const { width, height, pixels } = image;
  return sharp(unmultiplied(pixels), { raw: { width, height, channels: 4 } }).png({ compressionLevel: 9, palette: false }).toBuffer();
}

/** resvg returns premultiplied colors; PNG stores them straight. */
function unmultiplied(pixels: Buffer): Buffer {
  for (let i = 0; i < pixels.length; i += 4) {
    const opacity = pixels[i + 3]!;
    if (opacity === 0 || opacity === 255) continue;
    for (let channel = i; channel < i + 3; channel += 1) pixels[channel] = Math.min(255, Math.round((pixels[channel]! * 255) / opacity));
  }
  return pixels;
}
