import { NO_USAGE, type Model, type Usage } from './model.ts';
import { type MicroDollars, type Prices, costOf, quoteOf } from './prices.ts';

/** What a call cost and how it went, for the books. */
export interface Settlement {
  readonly cost: MicroDollars;
  readonly usage: Usage;
  readonly model: string;
  readonly milliseconds: number;
  readonly isAnswered: boolean;
}

/** Money that is set aside for one call. Settle it once. */
export interface Hold {
  readonly settle: (settlement: Settlement) => Promise<void>;
}

/** Where the operator's money for models is kept. `hold` rejects with an `exhausted` ModelFailure when a budget does not allow it. */
export interface Ledger {
  readonly hold: (quote: MicroDollars, task: string) => Promise<Hold>;
}

/**
 * A model whose calls are paid from a ledger: the most that a call can cost is set aside before it is made, and what the
 * provider counted is what it costs. A call without a reply is booked as its provider bills it: as nothing.
 */
export function withSpending(model: Model, prices: Prices, ledger: Ledger, now: () => number = () => performance.now()): Model {
  return {
    ...model,
    complete: async (request, options) => {
      const hold = await ledger.hold(quoteOf(request, prices), request.task);
      const started = now();
      try {
        const reply = await model.complete(request, options);
        await hold.settle({ cost: costOf(reply.usage, prices), usage: reply.usage, model: reply.model, milliseconds: now() - started, isAnswered: true });
        return reply;
      } catch (error) {
        await hold.settle({ cost: 0, usage: NO_USAGE, model: model.id, milliseconds: now() - started, isAnswered: false });
        throw error;
      }
    },
  };
}
