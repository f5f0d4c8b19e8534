import type { Db } from '../../platform/database/db.ts';
import type { Seals } from './seals.ts';
import { sealsStore } from './seals.store.ts';

/** Signs every valid stored seal by the current key, so that the previous one can be retired. Gives how many. */
export const signSealsAgain = async (db: Db, seals: Pick<Seals, 'signAgain'>): Promise<number> => {
  let signed = 0;
  for (const stored of await sealsStore.list(db)) {
    const seal = seals.signAgain(stored.seal);
    // What no accepted key has signed was not signed by this product, and gets no signature now.
    if (!seal || seal === stored.seal) continue;
    await sealsStore.save(db, { ...stored, seal });
    signed += 1;
  }
  return signed;
};
