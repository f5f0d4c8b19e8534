import { createReconciliationStore } from '../../billing/reconciliation/reconciliation.store.ts';
import { reconcile } from '../../billing/reconciliation/reconciliation.service.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { readOptions } from '../../platform/command-line/read-options.ts';
import { withPayments } from './with-payments.ts';

export const reconcileCommand: OperatorCommand = {
  options: '',
  tells: 'compares every order, entry and invoice with the payment provider; changes nothing',
  run: (platform, args) => {
    readOptions(args, []);
    return withPayments(platform, async ({ provider }) => {
      const { orders, payments, differences } = await reconcile({ provider, books: createReconciliationStore(platform.db) });
      return [...differences, `${orders} orders, ${payments} checkouts at the provider. Differences: ${differences.length}`];
    });
  },
};
