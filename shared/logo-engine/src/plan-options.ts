import type { StudioId } from '@fifteen/contracts';
import type { Fingerprint } from './fingerprint/codec.ts';
import type { Raster } from './score/raster.ts';
import type { FontLibrary } from './type/font-library.ts';

export interface PlanOptions {
  seed: string;
  library: FontLibrary;
  raster: Raster;
  /** The studios that draw, five concepts each, in their order; the residents unless given. */
  studios?: readonly StudioId[];
  /** Fingerprints of the symbols that no concept may repeat: logos that other customers chose. Part of what decides the plan. */
  avoid?: readonly Fingerprint[];
  /** Milliseconds from any start, for the plan's timings; without it they read 0. */
  now?: () => number;
  /** Awaited after each drawing: a chance to give back what drawings took, where the host does so only when it rests. */
  pause?: () => Promise<void>;
}
