import { ModelFailure } from './failure.ts';
import type { MicroDollars } from './prices.ts';
import type { Ledger, Settlement } from './ledger.ts';

/** A ledger in memory for one set: it never spends more than its budget, and keeps what each call cost. */
export function budgetLedger(budget: MicroDollars, onSettled: (settlement: Settlement & { readonly task: string }) => void = () => undefined): Ledger & { readonly spent: () => MicroDollars } {
  let [spent, held] = [0, 0];
  return {
    spent: () => spent,
    hold: async (quote, task) => {
      if (spent + held + quote > budget) throw new ModelFailure('exhausted', `The budget of ${budget} millionths of a dollar does not allow another call.`);
      held += quote;
      return {
        settle: async (settlement) => {
          held -= quote;
          spent += settlement.cost;
          onSettled({ ...settlement, task });
        },
      };
    },
  };
}
