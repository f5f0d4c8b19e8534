/** Files that people take for pictures and that we cannot read, told by their first bytes. */
export type ForeignKind = 'svg' | 'web' | 'heic' | 'pdf' | 'tiff' | 'bmp';

const HEAD = 1024;
/** Brands of the ISO base media format that hold HEVC, as iPhones write it. */
const HEIC = /hei[csmx]|hev[cmsx]|mif1|msf1/;
const AVIF = /avi[fs]/;

const MAGIC: readonly (readonly [RegExp, ForeignKind])[] = [
  [/^%PDF-/, 'pdf'],
  [/^(II\*\0|MM\0\*)/, 'tiff'],
  [/^BM[^]{4}\0\0\0\0/, 'bmp'],
  [/^(\u00ef\u00bb\u00bf)?\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)*(<!doctype svg[^>]*>\s*)?<svg[\s/>]/i, 'svg'],
  [/^(\u00ef\u00bb\u00bf)?\s*(<!--[^]*?-->\s*)*<(!doctype html|html|head|body|script|\?xml)/i, 'web'],
];

/** The brands that an ISO file names in its first box; empty for any other file. */
export const brandsOf = (bytes: ArrayBuffer): string => {
  const head = latin(bytes, 64);
  return head.slice(4, 8) === 'ftyp' ? head.slice(8, Math.min(new DataView(bytes).getUint32(0), 64)) : '';
};

const latin = (bytes: ArrayBuffer, length: number): string =>
  String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(bytes.byteLength, length)));

export const isAvif = (bytes: ArrayBuffer): boolean => AVIF.test(brandsOf(bytes));

/** What the file is, where it is something that people mean well with. */
export const foreignKindOf = (bytes: ArrayBuffer): ForeignKind | null => {
  if (HEIC.test(brandsOf(bytes)) && !isAvif(bytes)) return 'heic';
  const head = latin(bytes, HEAD);
  return MAGIC.find(([pattern]) => pattern.test(head))?.[1] ?? null;
};
