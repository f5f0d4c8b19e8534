import { type Fingerprint, decodeInto } from './codec.ts';
import { distanceAt, queryOf, shelfOf } from './distance.ts';
import { FEATURE_COUNT } from './features.ts';

export interface FingerprintEntry {
  id: string;
  fingerprint: Fingerprint;
}

export interface Neighbour {
  id: string;
  /** 0 to 1. */
  distance: number;
}

export interface FingerprintIndex {
  readonly size: number;
  /**
   * The nearest entries, nearest first; of equal ones the earlier entry first. Exact: none is left out by chance. With
   * `within`, only entries that are nearer than that, which takes a fraction of the time.
   */
  nearest(fingerprint: Fingerprint, count: number, within?: number): Neighbour[];
}

/** An index over entries as they are stored: some 120 bytes an entry, and nothing that a search changes. */
export function fingerprintIndex(entries: readonly FingerprintEntry[]): FingerprintIndex {
  const levels = new Uint8Array(entries.length * FEATURE_COUNT);
  for (const [i, { fingerprint }] of entries.entries()) decodeInto(levels, i * FEATURE_COUNT, fingerprint);
  return indexOfLevels(entries.map(({ id }) => id), levels);
}

/** The same over the features of all entries, one after the other. */
export function indexOfLevels(ids: readonly string[], levels: Uint8Array): FingerprintIndex {
  const shelf = shelfOf(levels);
  return {
    size: ids.length,
    nearest: (fingerprint, count, within = Infinity) => {
      const query = queryOf(fingerprint);
      const found: Neighbour[] = [];
      let most = Math.min(1, within);
      for (let i = 0; i < ids.length; i += 1) {
        const distance = distanceAt(query, shelf, i, most);
        if (distance >= within || (found.length >= count && distance >= most)) continue;
        insert(found, { id: ids[i]!, distance }, count);
        if (found.length >= count) most = found.at(-1)!.distance;
      }
      return found;
    },
  };
}

/** Puts a neighbour behind all that are as near, and lets the farthest go when there are too many. */
function insert(found: Neighbour[], neighbour: Neighbour, count: number): void {
  const after = found.findIndex(({ distance }) => distance > neighbour.distance);
  found.splice(after < 0 ? found.length : after, 0, neighbour);
  if (found.length > count) found.pop();
}
