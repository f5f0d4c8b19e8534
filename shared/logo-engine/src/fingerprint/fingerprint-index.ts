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
  /** The nearest entries, nearest first; of equal ones the earlier entry first. Exact: none is left out by chance. */
  nearest(fingerprint: Fingerprint, count: number): Neighbour[];
}

/** An index over entries as they are stored: some 120 bytes an entry, and nothing that a search changes. */
export function fingerprintIndex(entries: readonly FingerprintEntry[]): FingerprintIndex {
  const levels = new Uint8Array(entries.length * FEATURE_COUNT);
  for (const [i, { fingerprint }] of entries.entries()) decodeInto(levels, i * FEATURE_COUNT, fingerprint);
  const shelf = shelfOf(levels);
  return {
    size: entries.length,
    nearest: (fingerprint, count) => {
      const query = queryOf(fingerprint);
      const found: Neighbour[] = [];
      let most = 1;
      for (let i = 0; i < entries.length; i += 1) {
        const distance = distanceAt(query, shelf, i, most);
        if (found.length >= count && distance >= most) continue;
        insert(found, { id: entries[i]?.id ?? '', distance }, count);
        if (found.length >= count) most = found.at(-1)?.distance ?? 0;
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
