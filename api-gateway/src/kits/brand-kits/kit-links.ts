import type { Keys } from '../../platform/keys/keys.ts';
import { createSignedPaths, type SignedPaths } from '../../platform/keys/signed-paths.ts';

export interface KitLinks {
  /** A path that opens a file of an order for one to two hours, while its project is paid. */
  readonly filePath: (orderId: string, round: number, name: string) => string;
  /** All parts, or one, as a zip. */
  readonly zipPath: (orderId: string, part: string) => string;
  readonly assertSigned: SignedPaths['assertSigned'];
}

/** Links to files of kits. */
export const createKitLinks = (keys: Keys, now: () => Date): KitLinks => {
  const { sign, assertSigned } = createSignedPaths(keys, now);
  return {
    filePath: (orderId, round, name) => sign(`/api/v1/brand-kit/files/${orderId}/${round}/${name}`),
    zipPath: (orderId, part) => sign(`/api/v1/brand-kit/zips/${orderId}/${part}.zip`),
    assertSigned,
  };
};
