import type { Brand } from '../brand.ts';
import { plainEmblem } from './emblem.ts';
import type { MosaicKit } from './mosaic.ts';
import { motifsOf } from './motifs.ts';
import { inksOn, swatchesOf } from './swatches.ts';

/** Pictures of the trade that one mosaic shows. */
const MOTIFS_SHOWN = 2;

export const mosaicKitOf = (brand: Brand, seed: string): MosaicKit => {
  const swatches = swatchesOf(brand);
  return {
    seed: `${brand.name}|${brand.genome.seed}|${seed}`,
    emblem: plainEmblem(brand),
    motifs: motifsOf(brand, MOTIFS_SHOWN),
    swatches,
    inksOn: (field) => inksOn(brand, field, swatches),
  };
};
