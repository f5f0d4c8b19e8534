import type { Composition } from '../compose/compose-logo.ts';
import type { Genome } from '../genome.ts';
import type { Raster } from '../score/raster.ts';
import type { Fingerprint } from './codec.ts';
import { fingerprintOf } from './fingerprint-of.ts';

export interface ConceptFingerprints {
  /** Of the mark as it stands alone; null where the name is all there is: an initial is nobody's own. */
  symbol: Fingerprint | null;
  /** Of the whole, name and all. */
  lockup: Fingerprint;
}

export const fingerprintsOf = ({ symbol, layers }: Composition, { mark }: Pick<Genome, 'mark'>, raster: Raster): ConceptFingerprints => ({
  symbol: mark ? fingerprintOf(symbol, raster) : null,
  lockup: fingerprintOf(layers, raster),
});
