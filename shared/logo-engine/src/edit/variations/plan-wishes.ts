import type { Brief } from '../../brief/brief.ts';
import type { Genome } from '../../genome.ts';
import type { Raster } from '../../score/raster.ts';
import type { OperationOptions, Outcome } from '../apply-operations.ts';
import type { Lock, Operation } from '../operation.ts';
import { carryOut, drawerFor } from './carry-out.ts';

export interface PlanOptions {
  readonly genome: Genome;
  readonly brief: Brief;
  readonly raster: Raster;
  readonly operations: readonly Operation[];
  readonly locks: readonly Lock[];
  /** The other concepts of the project in their order, for "like number 3". */
  readonly concepts: NonNullable<OperationOptions['concepts']>;
}

/**
 * What would become of each wish, as its variations start from it: carried out, drawn once and measured. Empty where the
 * logo cannot be drawn for this customer.
 */
export async function planWishes({ genome, brief, raster, operations, locks, concepts }: PlanOptions): Promise<readonly Outcome[]> {
  const [parent] = await drawerFor(brief, raster)([genome]);
  return parent ? (await carryOut({ parent, operations, brief, raster, concepts, locks })).edited.outcomes : [];
}
