import type { KitFile } from '@fifteen/contracts';
import { ratioOf } from '../cover.ts';

/** A row is never flatter than this, unless one picture alone is. */
const FLATTEST = 5.4;

/** Pictures in rows that are all full: as many beside each other as keep a good height. */
export const rowsOf = <File extends Pick<KitFile, 'width' | 'height'>>(pictures: readonly File[]): File[][] => {
  const rows: File[][] = [];
  let flatness = FLATTEST;
  for (const picture of pictures) {
    const ratio = ratioOf(picture);
    const row = rows.at(-1);
    if (row && flatness + ratio <= FLATTEST) row.push(picture);
    else rows.push([picture]);
    flatness = row && flatness + ratio <= FLATTEST ? flatness + ratio : ratio;
  }
  return rows;
};
