import type { JSX } from 'react';
import type { Transaction } from '@fifteen/contracts';
import { Badge } from '@fifteen/web/ui';
import { dayOf } from '@fifteen/web/dates';
import { InvoiceButton } from '../shared/invoice-button.tsx';
import { changeOf, dollarsOfCents } from '../shared/money.ts';
import styles from './transactions-table.module.css';

export const TYPES = { credit: 'Credit', usage: 'Usage', purchase: 'Purchase' } as const;

/** Labels stand beside the figures where the heads of the columns do not: on a phone. */
export const TransactionRow = ({ transaction }: { transaction: Transaction }): JSX.Element => {
  const { id, date, type, description, credits, amount_cents: cents, status, invoice_number: invoice } = transaction;
  return (
    <tr>
      <td data-label="Transaction ID" className={styles.id}>
        {id}
      </td>
      <td data-label="Date">
        <time dateTime={date}>{dayOf(date)}</time>
      </td>
      <td data-label="Type">{TYPES[type]}</td>
      <td className={styles.description}>
        {description} {status === 'pending' && <Badge tone="warning">Pending</Badge>}
      </td>
      <td data-label="Credits" data-number data-gain={credits > 0}>
        {changeOf(credits)}
      </td>
      <td data-label="Amount" data-number>
        {cents === null ? <span className={styles.none}>–</span> : dollarsOfCents(cents)}
      </td>
      <td className={styles.action}>{invoice && <InvoiceButton number={invoice} />}</td>
    </tr>
  );
};
