import sharp, { type Sharp } from 'sharp';

/** A square picture without alpha: red, green, blue of each pixel, row by row. */
export interface Picture {
  readonly size: number;
  readonly rgb: Uint8Array;
}

/** A part of a picture in pixels; right and bottom are excluded. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Reads a file as an attacker would: whatever its format. */
export const decode = async (bytes: Uint8Array): Promise<Picture> => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { size: info.width, rgb: new Uint8Array(data.buffer, data.byteOffset, data.length) };
};

const rawOf = ({ size, rgb }: Picture) => sharp(rgb, { raw: { width: size, height: size, channels: 3 } });

const read = async (image: Sharp, size: number): Promise<Picture> => {
  const data = await image.removeAlpha().toColourspace('srgb').raw().toBuffer();
  return { size, rgb: new Uint8Array(data.buffer, data.byteOffset, data.length) };
};

export const resized = (picture: Picture, size: number): Promise<Picture> =>
  picture.size === size ? Promise.resolve(picture) : read(rawOf(picture).resize(size, size, { kernel: 'lanczos3' }), size);

/** A square part of a picture, in units of its 1000, enlarged to so many pixels. */
export const enlargedPart = (picture: Picture, { x, y, width }: { readonly x: number; readonly y: number; readonly width: number }, size: number): Promise<Picture> => {
  const unit = picture.size / 1000;
  const side = Math.round(width * unit);
  return read(rawOf(picture).extract({ left: Math.round(x * unit), top: Math.round(y * unit), width: side, height: side }).resize(size, size, { kernel: 'lanczos3' }), size);
};

/** Every pixel takes the median of the square around it, so many pixels a side. */
export const medianFiltered = (picture: Picture, side: number): Promise<Picture> => read(rawOf(picture).median(side), picture.size);

/** Colour that most of the outer frame has: the ground. */
export const groundOf = ({ size, rgb }: Picture): readonly [number, number, number] => {
  const counts = new Map<number, number>();
  const count = (x: number, y: number): void => {
    const at = 3 * (y * size + x);
    const word = ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  for (let i = 0; i < size; i += 1) {
    for (const edge of [0, 1, 2, size - 3, size - 2, size - 1]) {
      count(i, edge);
      count(edge, i);
    }
  }
  const [[word] = [0]] = [...counts].sort(([, one], [, other]) => other - one);
  return [(word >> 16) & 255, (word >> 8) & 255, word & 255];
};

/** A channel that differs from the ground by more than this is ink. */
const INK = 12;

/** The box of everything that is not ground. */
export const inkBoxOf = (picture: Picture): Box => {
  const { size, rgb } = picture;
  const ground = groundOf(picture);
  let [left, top, right, bottom] = [size, size, 0, 0];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const at = 3 * (y * size + x);
      if (ground.every((value, channel) => Math.abs((rgb[at + channel] ?? 0) - value) <= INK)) continue;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  }
  return { left, top, right, bottom };
};

/** Decibels of a picture against the original, over all pixels or those of a box; Infinity where they are equal. */
export const psnr = (picture: Picture, original: Picture, box?: Box): number => {
  const { size } = original;
  const { left, top, right, bottom } = box ?? { left: 0, top: 0, right: size, bottom: size };
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let at = 3 * (y * size + left), end = 3 * (y * size + right); at < end; at += 1) {
      const off = (picture.rgb[at] ?? 0) - (original.rgb[at] ?? 0);
      sum += off * off;
    }
  }
  const count = 3 * Math.max(0, right - left) * Math.max(0, bottom - top);
  return 10 * Math.log10((255 * 255 * count) / sum);
};
