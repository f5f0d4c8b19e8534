import type { Layer } from '@fifteen/drawing';
import sharp from 'sharp';
import { PALETTES } from './palette.ts';
import { monoSvgOf, pngOf, svgOf } from './picture.ts';

/** Side of the large pictures, in pixels. */
const LARGE = 420;

/** One drawing alone, as a lockup in other colors, on dark, in one color both ways, and small. */
export async function row(layers: readonly Layer[], lockup: readonly Layer[]): Promise<Buffer> {
  const large = [svgOf(layers, PALETTES['lively']!), svgOf(lockup, PALETTES['warm']!), svgOf(layers, PALETTES['dark']!), monoSvgOf(layers, '#111111', '#ffffff'), monoSvgOf(layers, '#ffffff', '#111111')];
  const small = [64, 32, 16].map((size) => ({ size, png: pngOf(svgOf(layers, PALETTES['lively']!, 0.02), size) }));
  const strip = await Promise.all(small.map(async ({ size, png }) => sharp(png).resize(size * (size < 64 ? 3 : 2), undefined, { kernel: 'nearest' }).png().toBuffer()));
  return sharp({ create: { width: LARGE * large.length + 140, height: LARGE, channels: 3, background: '#ffffff' } })
    .composite([...large.map((svg, i) => ({ input: pngOf(svg, LARGE), left: i * LARGE, top: 0 })), ...strip.map((input, i) => ({ input, left: LARGE * large.length + 6, top: 10 + i * 136 }))])
    .png()
    .toBuffer();
}

/** Rows below each other. */
export const stacked = (rows: readonly Buffer[]): Promise<Buffer> =>
  sharp({ create: { width: LARGE * 5 + 140, height: LARGE * rows.length, channels: 3, background: '#ffffff' } })
    .composite(rows.map((input, i) => ({ input, left: 0, top: i * LARGE })))
    .png()
    .toBuffer();
