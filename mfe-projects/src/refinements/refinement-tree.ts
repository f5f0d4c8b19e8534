import type { Asset, Refinement } from '@fifteen/contracts';

/** A set with what it was made of. */
export interface SetNode {
  readonly set: Refinement;
  /** "the original", "variation 2". */
  readonly from: string;
  readonly parent: Asset | undefined;
}

export const nameOfVariation = (set: Refinement, assetId: string): string =>
  `variation ${set.variations.findIndex(({ id }) => id === assetId) + 1}`;

const setOf = (sets: readonly Refinement[], assetId: string): Refinement | undefined =>
  sets.find(({ variations }) => variations.some(({ id }) => id === assetId));

/** The concept that a variation goes back to, through all its parents; of a concept, itself. */
export const originOf = (sets: readonly Refinement[], assetId: string): string => {
  const set = setOf(sets, assetId);
  return set ? originOf(sets, set.parent_asset_id) : assetId;
};

const fromWords = (sets: readonly Refinement[], parentId: string): string => {
  const set = setOf(sets, parentId);
  return set ? nameOfVariation(set, parentId) : 'the original';
};

/** All sets that go back to this logo, through whatever variation: the newest first. */
export const setsOf = (sets: readonly Refinement[], assets: readonly Asset[], originId: string): SetNode[] =>
  sets
    .filter(({ parent_asset_id }) => originOf(sets, parent_asset_id) === originId)
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
    .map((set) => ({
      set,
      from: fromWords(sets, set.parent_asset_id),
      parent: assets.find(({ id }) => id === set.parent_asset_id),
    }));

/** Concepts that have sets, besides this one. */
export const otherOrigins = (sets: readonly Refinement[], originId: string): string[] =>
  [...new Set(sets.map(({ parent_asset_id }) => originOf(sets, parent_asset_id)))].filter((id) => id !== originId);
