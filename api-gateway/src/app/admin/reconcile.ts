import { createBooksStore } from '../../billing/reconciliation/books.store.ts';
import { compareBooks } from '../../billing/reconciliation/reconciliation.service.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { readOptions } from '../../platform/command-line/read-options.ts';
import { withPayments } from './with-payments.ts';

export const reconcileCommand: OperatorCommand = {
  options: '',
  tells: 'compares every order, entry and invoice with the payment provider; changes nothing',
  run: (platform, args) => {
    readOptions(args, []);
    return withPayments(platform, async ({ provider }) => {
      const { orders, payments, differences } = await compareBooks({ provider, books: createBooksStore(platform.db) });
      return [...differences, `${orders} orders, ${payments} checkouts at the provider. Differences: ${differences.length}`];
    });
  },
};
