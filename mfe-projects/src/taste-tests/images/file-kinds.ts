import { brandsOf, pictureTypeOf } from '@fifteen/contracts';

/** Files that people take for pictures and that we cannot read, told by their first bytes. */
export type ForeignKind = 'svg' | 'web' | 'heic' | 'pdf' | 'tiff' | 'bmp';

const HEAD = 1024;
/** Brands of the ISO base media format that hold HEVC, as iPhones write it. */
const HEIC = /hei[csmx]|hev[cmsx]|mif1|msf1/;

const MAGIC: readonly (readonly [RegExp, ForeignKind])[] = [
  [/^%PDF-/, 'pdf'],
  [/^(II\*\0|MM\0\*)/, 'tiff'],
  [/^BM[^]{4}\0\0\0\0/, 'bmp'],
  [/^(\u00ef\u00bb\u00bf)?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!doctype svg[^>]*>\s*)?<svg[\s/>]/i, 'svg'],
  [/^(\u00ef\u00bb\u00bf)?\s*(<!--[^]*?-->\s*)*<(!doctype html|html|head|body|script|\?xml)/i, 'web'],
];

const latin = (bytes: ArrayBuffer, length: number): string =>
  String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(bytes.byteLength, length)));

/** What the file is, where it is something that people mean well with. */
export const foreignKindOf = (bytes: ArrayBuffer): ForeignKind | null => {
  const start = new Uint8Array(bytes);
  if (HEIC.test(brandsOf(start)) && pictureTypeOf(start) !== 'avif') return 'heic';
  const head = latin(bytes, HEAD);
  return MAGIC.find(([pattern]) => pattern.test(head))?.[1] ?? null;
};
