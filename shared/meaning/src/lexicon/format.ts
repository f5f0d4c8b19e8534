import { ByteReader, ByteWriter } from './bytes.ts';
import { type LexiconHead, ORIGINS, type Posting, POSTING_KINDS } from './posting.ts';

/**
 * The data file: a magic word and version, the head as JSON, then the keys in the order of their UTF-8 bytes, in blocks
 * of 32. In a block each key gives the bytes it shares with the one before, and its postings. Where the blocks begin
 * comes last, four bytes each. Nothing is unpacked to be searched, so the file is its own memory.
 *
 *   "FMI1" | head length, head | keys length, keys | block count | block offsets
 */
const MAGIC = [0x46, 0x4d, 0x49, 0x31];
const BLOCK = 32;

/** The parts of an opened data file. */
export interface OpenFile {
  readonly head: LexiconHead;
  readonly bytes: Uint8Array;
  /** Where the keys begin. */
  readonly keys: number;
  /** Where the keys end. */
  readonly end: number;
  readonly blocks: DataView;
}

const compareBytes = (one: Uint8Array, other: Uint8Array): number => {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
};

const shared = (one: Uint8Array, other: Uint8Array): number => {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
};

const writePosting = (writer: ByteWriter, posting: Posting): void => {
  const kind = POSTING_KINDS.indexOf(posting.kind);
  writer.byte(kind | (posting.accented ? 0x10 : 0) | (ORIGINS.indexOf(posting.origin) << 5) | (posting.context > 0 ? 0x80 : 0));
  writer.number(posting.languages.length);
  let last = 0;
  for (const language of [...posting.languages].sort((one, other) => one - other)) {
    writer.number(language - last);
    last = language;
  }
  writer.number(posting.value);
  writer.byte(posting.weight);
  if (posting.context > 0) writer.number(posting.context);
};

const readPosting = (reader: ByteReader): Posting => {
  const flags = reader.byte();
  const languages: number[] = [];
  let language = 0;
  for (let left = reader.number(); left > 0; left--) {
    language += reader.number();
    languages.push(language);
  }
  const value = reader.number();
  const weight = reader.byte();
  return {
    kind: POSTING_KINDS[flags & 0x0f] ?? 'word',
    languages,
    value,
    weight,
    context: flags & 0x80 ? reader.number() : 0,
    origin: ORIGINS[(flags >> 5) & 3] ?? 'own',
    accented: (flags & 0x10) !== 0,
  };
};

/** Packs a lexicon into the bytes of the data file. */
export const packLexicon = (head: LexiconHead, entries: ReadonlyMap<string, readonly Posting[]>): Uint8Array => {
  const encoder = new TextEncoder();
  const sorted = [...entries].map(([key, postings]) => ({ key: encoder.encode(key), postings })).sort((one, other) => compareBytes(one.key, other.key));
  const keys = new ByteWriter();
  const blocks: number[] = [];
  let last: Uint8Array = new Uint8Array();
  for (const [index, { key, postings }] of sorted.entries()) {
    const opens = index % BLOCK === 0;
    if (opens) blocks.push(keys.length);
    const same = opens ? 0 : shared(last, key);
    const packed = new ByteWriter();
    for (const posting of postings) writePosting(packed, posting);
    keys.number(same);
    keys.number(key.length - same);
    keys.all(key.subarray(same));
    keys.number(packed.length);
    keys.all(packed.done());
    last = key;
  }
  const file = new ByteWriter();
  const headBytes = encoder.encode(JSON.stringify(head));
  file.all(MAGIC);
  file.number(headBytes.length);
  file.all(headBytes);
  file.number(keys.length);
  file.all(keys.done());
  file.number(blocks.length);
  for (const block of blocks) for (let shift = 24; shift >= 0; shift -= 8) file.byte(block >>> shift);
  return file.done();
};

/** Finds the parts of a data file. @throws {Error} when the bytes are not such a file, or one of another version */
export const openFile = (bytes: Uint8Array): OpenFile => {
  if (MAGIC.some((byte, index) => bytes[index] !== byte)) throw new Error('These bytes are not the data file of @fifteen/meaning.');
  const reader = new ByteReader(bytes, MAGIC.length);
  const headLength = reader.number();
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(reader.at, reader.at + headLength))) as LexiconHead;
  reader.at += headLength;
  const keysLength = reader.number();
  const keys = reader.at;
  reader.at += keysLength;
  const count = reader.number();
  if (reader.at + count * 4 > bytes.length) throw new Error('The data file of @fifteen/meaning is cut off.');
  return { head, bytes, keys, end: keys + keysLength, blocks: new DataView(bytes.buffer, bytes.byteOffset + reader.at, count * 4) };
};

/** Compares the first key of a block with a key in place: the first key has no shared prefix. */
const compareFirst = (file: OpenFile, block: number, key: Uint8Array): number => {
  const reader = new ByteReader(file.bytes, file.keys + file.blocks.getUint32(block * 4) + 1);
  const length = reader.number();
  return compareBytes(file.bytes.subarray(reader.at, reader.at + length), key);
};

const readPostings = (bytes: Uint8Array, from: number, to: number): Posting[] => {
  const reader = new ByteReader(bytes, from);
  const postings: Posting[] = [];
  while (reader.at < to) postings.push(readPosting(reader));
  return postings;
};

/**
 * Looks through the keys of a block without unpacking them. `matched` counts the bytes that the key before, which is
 * smaller, has in common with the key that is sought: a key that shares more with the one before is smaller too, and one
 * that shares less is greater.
 */
const findInBlock = (file: OpenFile, block: number, key: Uint8Array): readonly Posting[] => {
  const { bytes } = file;
  const reader = new ByteReader(bytes, file.keys + file.blocks.getUint32(block * 4));
  let matched = 0;
  for (let index = 0; index < BLOCK && reader.at < file.end; index++) {
    const same = reader.number();
    const more = reader.number();
    const rest = reader.at;
    reader.at += more;
    const length = reader.number();
    const postings = reader.at;
    reader.at += length;
    if (same < matched) return [];
    if (same > matched) continue;
    let equal = 0;
    while (equal < more && matched + equal < key.length && bytes[rest + equal] === key[matched + equal]) equal++;
    if (equal === more && matched + equal === key.length) return readPostings(bytes, postings, reader.at);
    const isGreater = equal < more && (matched + equal === key.length || (bytes[rest + equal] ?? 0) > (key[matched + equal] ?? 0));
    if (isGreater) return [];
    matched += equal;
  }
  return [];
};

/** What the file knows of a key: nothing for a key that it does not have. */
export const findPostings = (file: OpenFile, key: Uint8Array): readonly Posting[] => {
  let low = 0;
  let high = file.blocks.byteLength / 4 - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (compareFirst(file, middle, key) <= 0) low = middle;
    else high = middle - 1;
  }
  return high < 0 ? [] : findInBlock(file, low, key);
};
