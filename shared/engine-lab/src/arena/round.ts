/** Which concept of a set is shown: one drawn by lot, or the first of our own ranking. */
export type SetPick = 'random' | 'first';
/** The same, or one of each idea that is being tested, or drawings of a folder. */
export type Pick = SetPick | 'ideas' | 'drawings';

/** One picture of a pair. */
export interface Entry {
  /** Which entrant it belongs to: "ours", "real", a commit. */
  readonly entrant: string;
  /** Where it comes from, for the key: brief and slot, or the company. */
  readonly source: string;
  /** Of ours: the idea that it draws, absent for plain names. */
  readonly idea?: string;
  readonly svg: string;
}

/** Two pictures side by side; which of them is ours only the key says. */
export interface Pair {
  readonly number: number;
  readonly kind: 'lockup' | 'symbol';
  readonly left: Entry;
  readonly right: Entry;
}

/** What a judge hands in: for each pair the better side, and a score of 1 to 10 for each. */
export interface Votes {
  readonly judge: string;
  readonly votes: readonly { readonly pair: number; readonly better: 'left' | 'right'; readonly left: number; readonly right: number; readonly why?: string }[];
}

/** The key of a round, closed until the votes are in. */
export interface Key {
  readonly round: string;
  /** Version of the engine that drew ours. */
  readonly engine: string;
  readonly seed: string;
  readonly against: string;
  readonly pick: Pick;
  readonly pairs: readonly { readonly number: number; readonly kind: Pair['kind']; readonly left: Omit<Entry, 'svg'>; readonly right: Omit<Entry, 'svg'> }[];
}

/** A round as it is kept: the key and every vote. */
export interface Round extends Key {
  readonly judges: readonly Votes[];
}
