import sharp from 'sharp';
import { OWN_LOGO_PIXELS_MAX, OWN_LOGO_SHAPES_MAX } from '@fifteen/contracts';
import { boxOfPath } from './box-of-path.ts';
import { coverageOf, underlapped } from './coverage.ts';
import { backgroundOf, colorsOf, type Pixels } from './picture-colors.ts';
import type { RawLogo } from './raw-logo.ts';
import { traceMask } from './trace-masks.ts';
import { UnreadableLogo } from './unreadable-logo.ts';

/** Longer side in pixels at which colors are told apart. */
const WORKED = 1_000;
const LEAST_SIDE = 48;
/** Share of pixels that are one of the colors: below it, it is a photo or a gradient. */
const FLAT = 0.8;
/** Area of a piece, in square units, that is dirt. */
const DIRT = 12;

const decoded = async (bytes: Buffer): Promise<{ pixels: Pixels; side: number }> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: OWN_LOGO_PIXELS_MAX, failOn: 'error', sequentialRead: true });
    const { width, height } = await picture.metadata();
    if (width * height > OWN_LOGO_PIXELS_MAX) throw new UnreadableLogo('This picture has more than 40 megapixels. Export a smaller one and try again.');
    if (Math.max(width, height) < LEAST_SIDE) throw new UnreadableLogo(`This picture is only ${width} by ${height} pixels. Upload a larger one.`);
    if (Math.max(width, height) / Math.max(1, Math.min(width, height)) > 40) throw new UnreadableLogo('This picture is one long strip. Crop it to the logo and try again.');
    const { data, info } = await picture
      .rotate()
      .toColourspace('srgb')
      .ensureAlpha()
      .resize(WORKED, WORKED, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: { data, width: info.width, height: info.height }, side: Math.max(width, height) };
  } catch (error) {
    if (error instanceof UnreadableLogo) throw error;
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
    throw new UnreadableLogo(tooMany ? 'This picture has more than 40 megapixels. Export a smaller one and try again.' : 'We couldn’t open this picture: the file is damaged. Export it again and try once more.', { cause: error });
  }
};

/** Pixels as shapes of flat color. */
export const readPixels = async (pixels: Pixels, side: number): Promise<RawLogo> => {
  const colors = colorsOf(pixels);
  if (colors.length === 0) throw new UnreadableLogo('This picture is empty.');
  const behind = backgroundOf(pixels, colors);
  const masks = coverageOf(pixels, colors);
  const areas = masks.map((mask) => mask.reduce((sum, value) => sum + value, 0) / 255);
  const order = colors.map((_, at) => at).filter((at) => colors[at] !== behind).toSorted((one, other) => (areas[other] ?? 0) - (areas[one] ?? 0));
  if (order.length === 0) throw new UnreadableLogo('We found no logo in this picture: it is one color all over.');
  const layers = underlapped(order.map((at) => masks[at]!), pixels.width, pixels.height);
  const shapes: RawLogo['shapes'][number][] = [];
  for (const [place, mask] of layers.entries()) {
    const hex = colors[order[place]!]!.hex;
    for (const path of await traceMask(mask, pixels.width, pixels.height)) {
      const box = boxOfPath(path);
      if (box.width * box.height > DIRT) shapes.push({ hex, path, box });
    }
  }
  if (shapes.length === 0) throw new UnreadableLogo('We found no shapes in this picture.');
  const kept = shapes.length > OWN_LOGO_SHAPES_MAX ? new Set(shapes.toSorted((one, other) => other.box.width * other.box.height - one.box.width * one.box.height).slice(0, OWN_LOGO_SHAPES_MAX)) : undefined;
  const notes = [
    ...(colors.reduce((sum, { share }) => sum + share, 0) < FLAT || kept ? ['This looks like a photo or has soft color changes. We kept its main colors as flat areas.'] : []),
    ...(side < 400 ? [`This picture is only ${side} pixels across, so small details may be rough. A larger file or an SVG gives cleaner lines.`] : []),
  ];
  return { background: behind?.hex ?? null, shapes: kept ? shapes.filter((shape) => kept.has(shape)) : shapes, notes };
};

/** A PNG or JPG, as shapes of flat color. */
export const readPicture = async (bytes: Buffer): Promise<RawLogo> => {
  const { pixels, side } = await decoded(bytes);
  return readPixels(pixels, side);
};
