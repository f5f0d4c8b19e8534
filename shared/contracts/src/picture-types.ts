export type PictureType = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif';

/** As many bytes as the types need; AVIF names its brands in a first box of any length. */
const HEAD_BYTES = 64;

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));

/** The brands that an ISO file names in its first box; empty for any other file. */
export const brandsOf = (bytes: Uint8Array): string => {
  const head = latin(bytes);
  if (head.slice(4, 8) !== 'ftyp') return '';
  return head.slice(8, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0));
};

/** What a picture is by its first bytes; null for anything else, whatever it calls itself. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | null => {
  const head = latin(bytes);
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  return /avi[fs]/.test(brandsOf(bytes)) ? 'avif' : null;
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The first bytes of Base64. Written out: this package has neither a browser's nor Node's types. */
const headOf = (base64: string): Uint8Array => {
  const digits = [...base64.slice(0, Math.ceil(HEAD_BYTES / 3) * 4).replace(/=+$/, '')].map((char) => ALPHABET.indexOf(char));
  const bytes: number[] = [];
  for (let at = 0; at + 1 < digits.length; at += 4) {
    const [a = 0, b = 0, c, d] = digits.slice(at, at + 4);
    bytes.push((a << 2) | (b >> 4));
    if (c !== undefined) bytes.push(((b & 15) << 4) | (c >> 2));
    if (c !== undefined && d !== undefined) bytes.push(((c & 3) << 6) | d);
  }
  return Uint8Array.from(bytes);
};

/** True for a data URL of a picture whose first bytes are of the type that it names. */
export const isPictureAsNamed = (dataUrl: string): boolean => {
  const [, type = '', base64 = ''] = /^data:image\/(\w+);base64,(.{0,100})/i.exec(dataUrl) ?? [];
  return pictureTypeOf(headOf(base64)) === type.toLowerCase();
};
