import { StartError } from '../../platform/errors/errors.ts';
import { dollars } from '../../platform/mail/templates/money.ts';
import { refundOrder } from '../../billing/refunds/refund.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { readCents, readLimit, readOptions, readWords } from '../../platform/command-line/read-options.ts';
import { withPayments } from './with-payments.ts';
import { openRefundRequests } from './operator-queries.store.ts';

/** Gives money back; kit, credits, books and mail follow. */
export const refundCommand: OperatorCommand = {
  options: 'ORDER [--amount DOLLARS]',
  tells: 'gives the money of an order back, all that is left or a part; a kit whose money is gone is closed',
  run: (platform, args) => {
    const { words, options } = readWords(args, ['ORDER'], ['amount']);
    const [number = ''] = words;
    const cents = readCents(options.amount);
    return withPayments(platform, async (payments) => {
      const order = await payments.orders.findByNumber(number);
      if (!order) throw new StartError(`There is no order ${number}.`);
      const after = await refundOrder(payments, order, cents);
      const given = after.refunded_cents - order.refunded_cents;
      return [`${dollars(given)} given back for ${after.number}; ${dollars(after.amount_cents - after.refunded_cents)} of it are left.`];
    });
  },
};

/** Wishes that nobody has decided. */
export const refundsCommand: OperatorCommand = {
  options: '[--limit N]',
  tells: 'refunds that customers asked for and nobody gave yet, oldest first',
  run: async ({ db }, args) => {
    const { limit } = readOptions(args, ['limit']);
    const asked = await openRefundRequests(db, readLimit(limit));
    if (asked.length === 0) return ['Nobody waits for a refund.'];
    return asked.map(({ number, amount_cents, refunded_cents, refund_requested_at, refund_reason }) =>
      [refund_requested_at?.toISOString() ?? '', number, dollars(amount_cents - refunded_cents), refund_reason?.replaceAll(/\s+/g, ' ') ?? ''].join('  '),
    );
  },
};
