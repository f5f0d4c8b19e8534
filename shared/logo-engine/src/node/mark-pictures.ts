import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** A real company's mark as one area in a square of 24 units: path data, filled by nonzero winding. */
export interface MarkOutline {
  readonly id: string;
  readonly d: string;
}

/** Outlines that are packed together: enough to pack well, few enough to unpack in a moment. */
const TOGETHER = 32;
/** The file starts with the length of its table, 32 bits; the table is JSON; packs follow. */
const HEADER = 4;

interface Pack {
  /** The first id in it. */
  readonly first: string;
  /** Where it ends, from the first pack on. */
  readonly end: number;
}

/** Packs outlines, which are sorted by their ids. */
export function writeOutlines(outlines: readonly MarkOutline[]): Uint8Array {
  const packs: Buffer[] = [];
  const table: Pack[] = [];
  let end = 0;
  for (let at = 0; at < outlines.length; at += TOGETHER) {
    const pack = brotliCompressSync(JSON.stringify(outlines.slice(at, at + TOGETHER).map(({ id, d }) => [id, d])));
    end += pack.length;
    packs.push(pack);
    table.push({ first: outlines[at]!.id, end });
  }
  const words = Buffer.from(JSON.stringify(table));
  const header = Buffer.alloc(HEADER);
  header.writeUInt32BE(words.length);
  return Buffer.concat([header, words, ...packs]);
}

/** Next to `src` and `dist`, so both find it. */
const FILE = new URL('../../data/mark-outlines.bin', import.meta.url);

interface OpenOutlines {
  readonly table: readonly Pack[];
  readonly packs: Buffer;
}

let opened: OpenOutlines | undefined;

function readOutlines(): OpenOutlines {
  const bytes = readFileSync(FILE);
  const words = HEADER + bytes.readUInt32BE(0);
  return { table: JSON.parse(bytes.toString('utf8', HEADER, words)) as Pack[], packs: bytes.subarray(words) };
}

/**
 * The picture of a real mark, in black on nothing; undefined where there is no such mark. The first call reads the file
 * (about 2 MB, kept in memory); each unpacks a few dozen outlines.
 */
export function markPicture(id: string): string | undefined {
  opened ??= readOutlines();
  const { table, packs } = opened;
  const at = table.findLastIndex(({ first }) => first <= id);
  if (at < 0) return undefined;
  const outlines = JSON.parse(brotliDecompressSync(packs.subarray(table[at - 1]?.end ?? 0, table[at]!.end)).toString()) as [string, string][];
  const d = outlines.find(([own]) => own === id)?.[1];
  return d === undefined ? undefined : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${d}"/></svg>`;
}
