import type { JSX } from 'react';
import type { Order } from '@fifteen/contracts';
import { Badge, Button, VisuallyHidden } from '@fifteen/web/ui';
import { dayOf } from '@fifteen/web/dates';
import { InvoiceButton } from '../shared/invoice-button.tsx';
import { dollarsOfCents } from '../shared/money.ts';
import { detailOf, noteOf, stateOf, titleOf } from './order-words.ts';
import styles from './orders.module.css';

interface OrderRowProps {
  order: Order;
  onRefund: () => void;
}

const papersOf = ({ invoice_number: invoice, credit_note_numbers: notes }: Order): string[] => [...(invoice ? [invoice] : []), ...notes];

const Refund = ({ order, onRefund }: OrderRowProps): JSX.Element | null => {
  const { refundable_until: until } = order;
  const note = noteOf(order);
  if (note) return <p className={styles.note}>{note}</p>;
  if (!until) return null;
  return (
    <Button variant="quiet" size="medium" onClick={onRefund} aria-haspopup="dialog">
      Request refund
      <VisuallyHidden> of {titleOf(order)}</VisuallyHidden>
    </Button>
  );
};

export const OrderRow = ({ order, onRefund }: OrderRowProps): JSX.Element => {
  const { label, tone } = stateOf(order);
  return (
    <li className={styles.order}>
      <div className={styles.what}>
        <p className={styles.title}>{titleOf(order)}</p>
        <p className={styles.note}>
          {detailOf(order)}, <time dateTime={order.created_at}>{dayOf(order.paid_at ?? order.created_at)}</time>
        </p>
      </div>
      <Badge tone={tone} className={styles.state}>
        {label}
      </Badge>
      <p className={styles.amount}>
        {dollarsOfCents(order.amount_cents)}
        {order.refunded_cents > 0 && <span className={styles.note}>{dollarsOfCents(-order.refunded_cents)} refunded</span>}
      </p>
      <div className={styles.actions}>
        <Refund order={order} onRefund={onRefund} />
        {papersOf(order).map((number) => (
          <InvoiceButton key={number} number={number} />
        ))}
      </div>
    </li>
  );
};
