import type { Usage } from './model.ts';
import type { MicroDollars } from './prices.ts';

/** What a call cost and how it went, for the ledger. */
export interface Settlement {
  readonly cost: MicroDollars;
  /** Absent where the provider did not say: then the cost is the quote. */
  readonly usage: Usage | undefined;
  readonly model: string;
  readonly milliseconds: number;
  readonly isAnswered: boolean;
}

/** Money that is set aside for one call. Settle it once; until then it counts as spent. */
export interface Hold {
  readonly settle: (settlement: Settlement) => Promise<void>;
}

/** Where the operator's money for models is kept. `hold` rejects with an `exhausted` ModelFailure when a budget does not allow it. */
export interface Ledger {
  readonly hold: (quote: MicroDollars, task: string) => Promise<Hold>;
}
