import { flatWebp } from '@fifteen/logo-engine';
import { Resvg } from '@resvg/resvg-js';
import type { PreviewSize } from '../../files/file-keys.ts';
import type { Preview } from '../concept-engine.ts';
import type { Watermark } from './watermark.ts';

/** For gradients: a quarter of PNG's bytes; more effort gains a twentieth for a quarter more time, and more quality nothing that can be seen. */
const WEBP = { quality: 80, effort: 0 } as const;

let sharpLoaded: ReturnType<typeof loadSharp> | undefined;

/** Loaded with the first gradient: most threads never do. */
const encoder = () => (sharpLoaded ??= loadSharp());

const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // The threads are the parallelism: a pool within each would only fight over the same cores.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

interface Wish {
  readonly svg: string;
  readonly salt: string;
  readonly sizes: readonly PreviewSize[];
}

/** Paints a square drawing at each size, and the watermark into its pixels: painting again costs less than scaling. */
export const renderPreviews = ({ svg, salt, sizes }: Wish, watermark: Watermark): Promise<Preview[]> =>
  Promise.all(
    sizes.map(async (size) => {
      const pixels = painted(svg, size, (unmarked) => watermark(unmarked, size, salt));
      return { size, bytes: (isGraded(svg) ? null : flatWebp(pixels, size)) ?? (await blurred(pixels, size)) };
    }),
  );

/** A gradient would be seen in steps. */
const isGraded = (svg: string): boolean => svg.includes('Gradient');

const painted = (svg: string, size: number, mark: (pixels: Uint8Array) => void): Uint8Array => {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render();
  if (image.height !== size) throw new RangeError(`A preview is a square, not ${image.width} by ${image.height}`);
  // The getter copies the whole buffer at every access.
  const { pixels } = image;
  mark(pixels);
  return pixels;
};

const blurred = async (pixels: Uint8Array, size: number): Promise<Buffer> => {
  const sharp = await encoder();
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } }).removeAlpha().webp(WEBP).toBuffer();
};
