import { RESIDENT_STUDIOS, type Asset } from '@fifteen/contracts';
import { anAsset } from '@fifteen/testing';

/** For tests: five concepts of each resident studio, in the server's order. */
export const fifteenAssets = (change: Partial<Asset> = {}): Asset[] =>
  RESIDENT_STUDIOS.flatMap((studio) =>
    Array.from({ length: 5 }, (_, column) => {
      const asset = anAsset(change);
      return { ...asset, metadata: { ...asset.metadata, studio, title: `${studio} ${column + 1}` } };
    }),
  );
