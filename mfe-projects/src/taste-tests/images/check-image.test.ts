import { describe, expect, test } from '@jest/globals';
import { checkImage, FOREIGN_MESSAGES, IMAGE_MESSAGES } from './check-image.ts';
import { readImageHeader } from './image-header.ts';

const charsOf = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));

const bytesOf = (...parts: (string | number[])[]): ArrayBuffer =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? charsOf(part) : part))).buffer;

const u32 = (value: number): number[] => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const u16 = (value: number): number[] => [value >> 8, value & 255];
const le16 = (value: number): number[] => u16(value).reverse();

const png = (width: number, height: number): ArrayBuffer =>
  bytesOf('\u0089PNG\r\n\u001a\n', u32(13), 'IHDR', u32(width), u32(height), [8, 6, 0, 0, 0]);

const jpeg = (width: number, height: number): ArrayBuffer =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe0],
    u16(4),
    [0, 0, 0xff, 0xdb],
    u16(5),
    [1, 2, 3, 0xff, 0xc2],
    u16(11),
    [8],
    u16(height),
    u16(width),
    [3, 0, 0],
  );

/** A screen, and a first frame of its own size behind a comment. */
const gif = (width: number, height: number, frameWidth: number, frameHeight: number): ArrayBuffer =>
  bytesOf(
    'GIF89a',
    [...le16(width), ...le16(height), 0x80, 0, 0],
    [0, 0, 0, 255, 255, 255],
    [0x21, 0xfe, 2, 104, 105, 0],
    [0x2c, 0, 0, 0, 0, ...le16(frameWidth), ...le16(frameHeight), 0],
  );

const box = (name: string, content: number[]): number[] => [...u32(8 + content.length), ...charsOf(name), ...content];

/** A picture with its thumbnails and tiles: each has its size in a box of its own. */
const avif = (...sizes: (readonly [width: number, height: number])[]): ArrayBuffer => {
  const properties = sizes.flatMap(([width, height]) => box('ispe', [...u32(0), ...u32(width), ...u32(height)]));
  return bytesOf(u32(28), 'ftypavif', u32(0), 'mif1avifmiaf', box('meta', [...u32(0), ...box('iprp', box('ipco', properties))]));
};

const fromBase64 = (text: string): ArrayBuffer => bytesOf(atob(text));

const PICTURES: [string, ArrayBuffer][] = [
  ['png', png(640, 480)],
  ['jpeg', jpeg(640, 480)],
  ['gif', gif(640, 480, 640, 480)],
  ['webp', bytesOf('RIFF', u32(0), 'WEBPVP8X', u32(10), [0, 0, 0, 0], [0x7f, 2, 0], [0xdf, 1, 0])],
  ['webp', bytesOf('RIFF', u32(0), 'WEBPVP8 ', u32(0), [0, 0, 0, 0x9d, 1, 0x2a], le16(640), le16(480))],
  ['webp', fromBase64('UklGRjAAAABXRUJQVlA4TCQAAAAvf8J3AAfQtCL3pf8BAUnS//9hRP8z/vOf//znP//5z3/+fwA=')],
  ['avif', avif([640, 480])],
  ['avif', avif([64, 48], [640, 480], [320, 240])],
  // What libavif writes of a plain area.
  [
    'avif',
    fromBase64(
      'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAADsAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSQCAAAAABRpc3BlAAAAAAAAAoAAAAHgAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAABDbWRhdBIACgo5Jif++2gIaDSAMisT/JihOAAFgAAEl7+ZMrHjUjkXg2Lw98yo9q+VbLSoEa3KGtIVonJVGw6A',
    ),
  ],
];

describe('the header of a picture', () => {
  test.each(PICTURES)('%s tells its size without being decoded', (type, bytes) => {
    expect(readImageHeader(bytes)).toEqual({ type, width: 640, height: 480 });
  });

  test.each([
    ['HTML', bytesOf('<!doctype html><script>alert(1)</script>')],
    ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a header', png(640, 480).slice(0, 14)],
    ['a size of nothing', png(0, 480)],
    ['a JPEG that ends before its size', jpeg(640, 480).slice(0, 15)],
    ['an AVIF without a size', avif()],
    ['an AVIF cut short', avif([640, 480]).slice(0, 60)],
    ['a WebP of no known kind', bytesOf('RIFF', u32(0), 'WEBPVP9 ', u32(0), [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['nothing', bytesOf('')],
  ])('%s is no picture', (_, bytes) => {
    expect(readImageHeader(bytes)).toBeNull();
  });
});

const DRESSED: [string, string, string][] = [
  ['HTML', '<!doctype html><script>alert(1)</script>', FOREIGN_MESSAGES.web],
  ['HTML behind a comment', '\ufeff <!-- x --><HTML>', FOREIGN_MESSAGES.web],
  ['a bare script', '<script>alert(1)</script>', FOREIGN_MESSAGES.web],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', FOREIGN_MESSAGES.svg],
  ['SVG with a prologue', '<?xml version="1.0"?>\n<!-- x --><svg/>', FOREIGN_MESSAGES.svg],
  ['XML', '<?xml version="1.0"?><html/>', FOREIGN_MESSAGES.web],
  ['PDF', '%PDF-1.7', FOREIGN_MESSAGES.pdf],
  ['a shell script', '#!/bin/sh', IMAGE_MESSAGES.type],
];

describe('an image that is too much', () => {
  test.each(DRESSED)('U1: %s with the name and type of a picture is refused, and told what it is', async (_, text, words) => {
    await expect(checkImage(new Blob([text], { type: 'image/png' }))).rejects.toThrow(words);
  });

  test.each(['heic', 'mif1', 'hevc'])('a photo of an iPhone (%s) is told apart from a damaged picture', async (brand) => {
    const bytes = bytesOf(u32(28), `ftyp${brand}`, u32(0), 'mif1heic', u32(20), 'ispe', u32(0), u32(640), u32(480));
    await expect(checkImage(new Blob([bytes]))).rejects.toThrow(FOREIGN_MESSAGES.heic);
  });

  test('a file of 0 bytes and one that cannot be read are told', async () => {
    await expect(checkImage(new Blob([]))).rejects.toThrow(IMAGE_MESSAGES.nothing);
    const folder = { size: 4096, arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) };
    await expect(checkImage(folder as unknown as Blob)).rejects.toThrow(IMAGE_MESSAGES.unreadable);
  });

  test('U2: a GIF of one pixel with a huge first frame is refused before it is decoded', async () => {
    await expect(checkImage(new Blob([gif(1, 1, 60_000, 60_000)]))).rejects.toThrow(IMAGE_MESSAGES.pixels);
  });

  test('U2: a small file that claims 30000 by 30000 pixels is refused before it is decoded', async () => {
    await expect(checkImage(new Blob([png(30_000, 30_000)]))).rejects.toThrow(IMAGE_MESSAGES.pixels);
  });

  test('more than 10 MB is refused', async () => {
    const file = new Blob([png(10, 10), new Uint8Array(10 * 1024 * 1024)]);
    await expect(checkImage(file)).rejects.toThrow(IMAGE_MESSAGES.size);
  });

  test('40 megapixels exactly are fine', async () => {
    await expect(checkImage(new Blob([png(8_000, 5_000)]))).resolves.toBeUndefined();
  });
});
