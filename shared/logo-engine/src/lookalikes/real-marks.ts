import { type FigureQuery, type FigureShelf, figureAtLeast, figureDistance, figureQuery, figureShelf } from './figure-distance.ts';
import { FIGURE_LEVELS, type FigureFingerprint } from './figure-fingerprint.ts';

/**
 * Nearer than this, most people call two marks alike. Measured on the labeled pairs of the engine lab, whose test prints
 * precision and recall at it.
 */
export const TOO_NEAR = 0.15;
/** From here on hardly anybody does. */
const UNLIKE = 0.2;

/** How alike two marks look to people: most would say so, some, hardly anybody. */
export type Likeness = 'alike' | 'somewhat' | 'unlike';

/** The real mark that a drawing comes nearest to. */
export interface NearestMark {
  /** Of letters, digits and hyphens: "simple-icons-airbnb". */
  readonly id: string;
  /** The company's or product's name. */
  readonly name: string;
  /** 0 to 1, in thousandths. */
  readonly distance: number;
  readonly likeness: Likeness;
}

/** Symbols of well-known companies to compare drawings with. No search of trademarks: only these few thousand. */
export interface RealMarks {
  /** The nearest; of equals the first by its id. */
  readonly nearest: (figure: FigureFingerprint) => NearestMark;
  readonly isTooNear: (figure: FigureFingerprint) => boolean;
}

export interface MarkEntry {
  readonly id: string;
  readonly name: string;
}

/** An index is a header of two 32-bit integers (entries, bytes of names), half a byte a level, and the names as JSON. */
const HEADER = 8;

export function writeMarks(entries: readonly MarkEntry[], levels: Uint8Array): Uint8Array {
  const names = new TextEncoder().encode(JSON.stringify(entries.map(({ id, name }) => [id, name])));
  const packed = new Uint8Array(levels.length / 2).map((_, i) => (levels[2 * i]! << 4) | levels[2 * i + 1]!);
  const bytes = new Uint8Array(HEADER + packed.length + names.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, entries.length);
  view.setUint32(4, names.length);
  bytes.set(packed, HEADER);
  bytes.set(names, HEADER + packed.length);
  return bytes;
}

export interface OpenMarks extends RealMarks {
  readonly entries: readonly MarkEntry[];
  readonly figures: FigureShelf;
}

/** Reads an index. Throws a RangeError where it is cut short. */
export function openMarks(bytes: Uint8Array): OpenMarks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [count, nameBytes] = [view.getUint32(0), view.getUint32(4)];
  const end = HEADER + (count * FIGURE_LEVELS) / 2;
  if (bytes.length !== end + nameBytes) throw new RangeError('The index of real marks is damaged.');
  const entries = (JSON.parse(new TextDecoder().decode(bytes.subarray(end))) as [string, string][]).map(([id, name]) => ({ id, name }));
  const shelf = figureShelf(unpacked(bytes.subarray(HEADER, end)));
  const nearest = (figure: FigureFingerprint): NearestMark => named(entries, nearestOf(shelf, figureQuery(figure)));
  return { entries, figures: shelf, nearest, isTooNear: (figure) => nearestWithin(shelf, figureQuery(figure), TOO_NEAR) !== null };
}

function unpacked(packed: Uint8Array): Uint8Array {
  const levels = new Uint8Array(2 * packed.length);
  for (let i = 0; i < packed.length; i += 1) {
    levels[2 * i] = packed[i]! >> 4;
    levels[2 * i + 1] = packed[i]! & 15;
  }
  return levels;
}

interface Found {
  readonly entry: number;
  readonly distance: number;
}

/** The nearest of all that are nearer than `within`. */
function nearestWithin(shelf: FigureShelf, query: FigureQuery, within: number): Found | null {
  let found: Found | null = null;
  let most = within;
  for (let entry = 0; entry < shelf.size; entry += 1) {
    const distance = figureDistance(query, shelf, entry, most);
    if (distance < most) {
      found = { entry, distance };
      most = distance;
    }
  }
  return found;
}

/** How much farther than the most promising entries those may be whose distances are measured first. */
const PROMISING = 0.02;

/** The nearest of all. The most promising by their sums come first: how near they are passes over most others. */
function nearestOf(shelf: FigureShelf, query: FigureQuery): Found {
  const atLeast = new Float64Array(shelf.size);
  let least = Infinity;
  for (let entry = 0; entry < shelf.size; entry += 1) {
    const distance = figureAtLeast(query, shelf, entry);
    atLeast[entry] = distance;
    if (distance < least) least = distance;
  }
  let found: Found = { entry: shelf.size, distance: 1 };
  const measure = (entry: number): void => {
    const distance = figureDistance(query, shelf, entry, found.distance);
    if (distance < found.distance || (distance === found.distance && entry < found.entry)) found = { entry, distance };
  };
  for (let entry = 0; entry < shelf.size; entry += 1) if (atLeast[entry]! < least + PROMISING) measure(entry);
  for (let entry = 0; entry < shelf.size; entry += 1) if (atLeast[entry]! >= least + PROMISING && atLeast[entry]! <= found.distance) measure(entry);
  return found;
}

function named(entries: readonly MarkEntry[], { entry, distance }: Found): NearestMark {
  const likeness: Likeness = distance < TOO_NEAR ? 'alike' : distance < UNLIKE ? 'somewhat' : 'unlike';
  return { ...entries[entry]!, distance: Math.round(distance * 1000) / 1000, likeness };
}
