/** One picture of an icon file: a square PNG. */
export interface IconPicture {
  side: number;
  png: Uint8Array;
}

const HEADER = 6;
const ENTRY = 16;
/** Format of the container: 1 is an icon; source: Microsoft, "The ICO file format" (ICONDIR, ICONDIRENTRY). */
const ICON = 1;
const BITS = 32;

/** An ICO file of several sizes up to 256, each a PNG, which every Windows since Vista and every browser reads. */
export function icoOf(pictures: readonly IconPicture[]): Uint8Array {
  const start = HEADER + ENTRY * pictures.length;
  const bytes = new Uint8Array(start + pictures.reduce((sum, { png }) => sum + png.length, 0));
  const view = new DataView(bytes.buffer);
  view.setUint16(2, ICON, true);
  view.setUint16(4, pictures.length, true);
  let at = start;
  for (const [index, { side, png }] of pictures.entries()) {
    writeEntry(view, HEADER + ENTRY * index, { side, length: png.length, at });
    bytes.set(png, at);
    at += png.length;
  }
  return bytes;
}

/** A side of 256 is written as 0. */
function writeEntry(view: DataView, entry: number, { side, length, at }: { side: number; length: number; at: number }): void {
  view.setUint8(entry, side % 256);
  view.setUint8(entry + 1, side % 256);
  view.setUint16(entry + 4, 1, true);
  view.setUint16(entry + 6, BITS, true);
  view.setUint32(entry + 8, length, true);
  view.setUint32(entry + 12, at, true);
}
