import { CREDITS_PER_VARIATION } from '@fifteen/contracts';
import type { Kysely } from 'kysely';
import { settlePart, type Settlement } from '../../billing/index.ts';
import type { Database } from '../../platform/database/schema/database.ts';

const PREFIX = 'refinement:';

/** The name under which a refinement's credits are set aside. */
export const holdRefOf = (refinementId: string): string => `${PREFIX}${refinementId}`;

/** Which refinement a hold is for. */
export const refinementOfHold = (ref: string): string => ref.slice(PREFIX.length);

/** For LIKE: the holds of refinements. */
export const ANY_HOLD_REF = `${PREFIX}%`;

/** Spends the credit of one variation, or gives it back. */
export const settleVariation = async (
  trx: Kysely<Database>,
  refinementId: string,
  slot: number,
  settlement: Settlement,
): Promise<void> => {
  const part = { ref: holdRefOf(refinementId), part: String(slot), amount: CREDITS_PER_VARIATION };
  if (await settlePart(trx, part, settlement)) return;
  throw new Error(`The credit of variation ${slot} of ${refinementId} was settled before the variation was`);
};
