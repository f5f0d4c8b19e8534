import { type PictureType, pictureTypeOf } from '@fifteen/contracts';

/** What the first bytes of a picture say, read without decoding a pixel. */
export interface ImageHeader {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

const text = (view: DataView, at: number, length: number): string => {
  if (at + length > view.byteLength) return '';
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));
};

const readPng = (view: DataView): ImageHeader => ({
  type: 'png',
  width: view.getUint32(16),
  height: view.getUint32(20),
});

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

/** Browsers grow a GIF whose first frame is larger than its screen, so the larger of both counts. */
const readGif = (view: DataView): ImageHeader | null => {
  const frame = firstFrameOf(view);
  if (frame === null) return null;
  const along = (screen: number, start: number, length: number): number =>
    Math.max(view.getUint16(screen, true), view.getUint16(start, true) + view.getUint16(length, true));
  return { type: 'gif', width: along(6, frame + 1, frame + 5), height: along(8, frame + 3, frame + 7) };
};

/** Start-of-frame markers are C0 to CF, apart from the tables C4, C8 and CC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const readJpeg = (view: DataView): ImageHeader | null => {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
};

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

const readWebp = (view: DataView): ImageHeader | null => {
  const chunk = text(view, 12, 4);
  if (chunk === 'VP8X') return { type: 'webp', width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (chunk === 'VP8 ') {
    return { type: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk !== 'VP8L') return null;
  const bits = view.getUint32(21, true);
  return { type: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
};

/** AVIF keeps its size in the `ispe` property; the largest one is the picture, others may be thumbnails. */
const readAvif = (view: DataView): ImageHeader | null => {
  let largest: ImageHeader | null = null;
  const end = Math.min(view.byteLength - 20, 64 * 1024);
  for (let at = 0; at <= end; at += 1) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const found: ImageHeader = { type: 'avif', width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || found.width * found.height > largest.width * largest.height) largest = found;
  }
  return largest;
};

const READERS = { png: readPng, jpeg: readJpeg, gif: readGif, webp: readWebp, avif: readAvif } satisfies Record<PictureType, (view: DataView) => ImageHeader | null>;

/** The kind and size of a picture, or null where the bytes are no picture that we take. Names and types are not trusted. */
export const readImageHeader = (bytes: ArrayBuffer): ImageHeader | null => {
  const view = new DataView(bytes);
  try {
    const type = pictureTypeOf(new Uint8Array(bytes));
    const header = type && READERS[type](view);
    return header && header.width > 0 && header.height > 0 ? header : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
