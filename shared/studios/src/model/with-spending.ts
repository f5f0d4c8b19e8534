import { ModelFailure } from './failure.ts';
import type { Ledger } from './ledger.ts';
import type { Model, Usage } from './model.ts';
import { type MicroDollars, type Prices, costOf, quoteOf } from './prices.ts';

interface SpendingOptions {
  readonly now?: () => number;
  /** A settlement that could not be written. The hold stays, so that nothing is spent twice. */
  readonly onUnsettled?: (error: unknown) => void;
}

/**
 * A model whose calls are paid from the ledger in their options: the most that a call can cost is set aside before it is made, and what the
 * provider counted is what it costs. A call that the provider refused to take on costs nothing; one that it took on and did
 * not count, because the stream broke or the server never counts, costs its quote.
 */
export function withSpending(model: Model, prices: Prices, { now = () => performance.now(), onUnsettled }: SpendingOptions = {}): Model {
  return {
    ...model,
    complete: async (request, options) => {
      const { ledger } = options;
      if (!ledger) throw new ModelFailure('exhausted', 'The call has no ledger to pay it.');
      const quote = quoteOf(request, prices);
      const hold = await ledger.hold(quote, request.task);
      const started = now();
      const settle = async (usage: Usage | undefined, cost: MicroDollars, by: string, isAnswered: boolean): Promise<void> => {
        // The reply is there and paid for: a ledger that cannot be written does not take it away.
        await hold.settle({ cost, usage, model: by, milliseconds: now() - started, isAnswered }).catch((error: unknown) => onUnsettled?.(error));
      };
      try {
        const reply = await model.complete(request, options);
        await settle(reply.usage, reply.usage ? costOf(reply.usage, prices) : quote, reply.model || model.id, true);
        return reply;
      } catch (error) {
        const billed = error instanceof ModelFailure ? error.billed : 'unknown';
        if (billed === 'unknown') await settle(undefined, quote, model.id, false);
        else await settle(billed, billed ? costOf(billed, prices) : 0, model.id, false);
        throw error;
      }
    },
  };
}

/** The model, with its calls paid from this ledger. */
export const paidFrom = (model: Model, ledger: Ledger): Model => ({ ...model, complete: (request, options) => model.complete(request, { ...options, ledger }) });
