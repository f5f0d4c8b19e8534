import type { Asset, Refinement } from '@fifteen/contracts';

/** A set with the sets that were made of its variations. */
export interface SetNode {
  readonly set: Refinement;
  /** What the set was made of: "the original", "variation 2". */
  readonly from: string;
  readonly parent: Asset | undefined;
  readonly children: readonly SetNode[];
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

/** All sets that go back to this logo: the newest first, each with those made of its variations. */
export const treeOf = (sets: readonly Refinement[], assets: readonly Asset[], rootId: string): SetNode[] => {
  const nodesOf = (parentId: string, from: string): SetNode[] =>
    sets
      .filter(({ parent_asset_id }) => parent_asset_id === parentId)
      .map((set) => ({
        set,
        from,
        parent: assets.find(({ id }) => id === parentId),
        children: set.variations.flatMap(({ id }) => nodesOf(id, nameOfVariation(set, id))),
      }));
  return nodesOf(rootId, 'the original');
};

/** Concepts that have sets, besides this one. */
export const otherOrigins = (sets: readonly Refinement[], originId: string): string[] =>
  [...new Set(sets.map(({ parent_asset_id }) => originOf(sets, parent_asset_id)))].filter((id) => id !== originId);
