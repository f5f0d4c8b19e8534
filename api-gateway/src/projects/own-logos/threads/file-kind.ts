/** What a file is, by its bytes; its name and its type are only claims. */
export type FileKind = 'png' | 'jpeg' | 'svg' | 'pdf';

const startsWith = (bytes: Buffer, ...head: readonly number[]): boolean => head.every((byte, at) => bytes[at] === byte);

/** Text before the first element of an SVG: a declaration, comments, a document type. */
const PROLOGUE = 4_096;

/** Undefined for anything else. */
export const kindOf = (bytes: Buffer): FileKind | undefined => {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'pdf';
  return /<(?:\w+:)?svg[\s>]/.test(bytes.subarray(0, PROLOGUE).toString('latin1')) ? 'svg' : undefined;
};
