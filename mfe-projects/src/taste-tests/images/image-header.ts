import { type PictureType, pictureTypeOf } from '@fifteen/contracts';
// One by one: all of them would be four times as much code in the browser.
import { HEIF } from 'image-size/types/heif';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the first bytes of a picture say, read without decoding a pixel. */
export interface ImageHeader extends Size {
  readonly type: PictureType;
}

/** Bytes of a GIF's colour table, from the flags that announce it. */
const tableOf = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where the first frame begins, past extensions; null where there is none. */
const firstFrameOf = (view: DataView): number | null => {
  let at = 13 + tableOf(view.getUint8(10));
  while (view.getUint8(at) === 0x21) {
    at += 2;
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  }
  return view.getUint8(at) === 0x2c ? at : null;
};

/**
 * Browsers grow a GIF whose first frame is larger than its screen, so the larger of both counts. image-size reads the
 * screen alone.
 */
const readGif = (bytes: Uint8Array): Size | null => {
  const view = new DataView(bytes.buffer);
  const frame = firstFrameOf(view);
  if (frame === null) return null;
  const along = (screen: number, start: number, length: number): number =>
    Math.max(view.getUint16(screen, true), view.getUint16(start, true) + view.getUint16(length, true));
  return { width: along(6, frame + 1, frame + 5), height: along(8, frame + 3, frame + 7) };
};

/** An AVIF may hold thumbnails and tiles; the picture is the largest. */
const readAvif = (bytes: Uint8Array): Size => {
  const { images, ...first } = HEIF.calculate(bytes);
  return (images ?? [first]).reduce((largest, one) => (one.width * one.height > largest.width * largest.height ? one : largest));
};

const READERS: Record<PictureType, (bytes: Uint8Array) => Size | null> = {
  png: PNG.calculate,
  jpeg: JPG.calculate,
  webp: WEBP.calculate,
  avif: readAvif,
  gif: readGif,
};

/** The kind and size of a picture, or null where the bytes are no picture that we take. Names and types are not trusted. */
export const readImageHeader = (buffer: ArrayBuffer): ImageHeader | null => {
  const bytes = new Uint8Array(buffer);
  const type = pictureTypeOf(bytes);
  if (!type) return null;
  try {
    const size = READERS[type](bytes);
    return size && size.width > 0 && size.height > 0 ? { type, width: size.width, height: size.height } : null;
  } catch (error) {
    // What the readers throw at a header that is cut short or makes no sense.
    if (error instanceof RangeError || error instanceof TypeError) return null;
    throw error;
  }
};
