import { CURRENCY, type Transaction } from '@fifteen/contracts';
import { describeOrder } from '../orders/describe-order.ts';
import { goodsOf } from '../../platform/mail/templates/money.ts';
import type { StatementLine } from './statement-lines.store.ts';

const WORDS: Readonly<Record<string, string>> = {
  hold: 'Logo refinement',
  release: 'Credits given back: a variation was not drawn',
  purchase: 'Credits bought',
  clawback: 'Credits taken back',
};

const describe = ({ kind, ref, order_kind, order_credits, project_name }: StatementLine): string => {
  if (order_kind) {
    const goods = goodsOf(describeOrder({ kind: order_kind, credits: order_credits }), project_name);
    return kind === 'refund' ? `Refund: ${goods}` : goods;
  }
  if (kind === 'grant') return ref.startsWith('welcome:') ? 'Welcome credits' : 'Credits from our support';
  return WORDS[kind] ?? 'Credits';
};

export const presentTransaction = (line: StatementLine): Transaction => ({
  id: line.number,
  date: line.created_at.toISOString(),
  type: line.type,
  description: describe(line),
  credits: line.credits,
  amount_cents: line.amount_cents,
  currency: CURRENCY,
  balance: line.balance,
  status: line.is_open ? 'pending' : 'completed',
  invoice_number: line.invoice_number,
});
