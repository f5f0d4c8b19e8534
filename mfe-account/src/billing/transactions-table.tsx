import type { JSX } from 'react';
import type { Transaction, TransactionSort } from '@fifteen/contracts';
import { Skeleton, VisuallyHidden } from '@fifteen/web/ui';
import { directionOf, nextSort, type SortColumn } from './statement-view.ts';
import { TransactionRow } from './transaction-row.tsx';
import styles from './transactions-table.module.css';

interface Column {
  readonly label: string;
  readonly sorts?: SortColumn;
  readonly isNumber?: true;
}

const COLUMNS: readonly Column[] = [
  { label: 'Transaction ID' },
  { label: 'Date', sorts: 'date' },
  { label: 'Type' },
  { label: 'Description' },
  { label: 'Credits', sorts: 'credits', isNumber: true },
  { label: 'Amount', sorts: 'amount', isNumber: true },
  { label: 'Action' },
];

const MARKS = { ascending: '↑', descending: '↓', none: '' } as const;

interface HeadProps {
  sort: TransactionSort;
  onSort: (sort: TransactionSort) => void;
}

const Head = ({ column, sort, onSort }: HeadProps & { column: Column }): JSX.Element => {
  const { label, sorts, isNumber } = column;
  if (!sorts) return <th scope="col">{label}</th>;
  const direction = directionOf(sort, sorts);
  return (
    <th scope="col" aria-sort={direction} data-number={isNumber}>
      <button type="button" className={styles.sorter} onClick={() => onSort(nextSort(sort, sorts))}>
        {label}
        <span aria-hidden="true" className={styles.mark}>
          {MARKS[direction]}
        </span>
      </button>
    </th>
  );
};

const Heads = (props: HeadProps): JSX.Element => (
  <thead>
    <tr>
      {COLUMNS.map((column) => (
        <Head key={column.label} column={column} {...props} />
      ))}
    </tr>
  </thead>
);

interface TransactionsTableProps extends HeadProps {
  transactions: readonly Transaction[];
  /** What is shown is of the filter before; the new rows are on their way. */
  isOld: boolean;
}

/** One page of the statement; on a phone each row is a card. */
export const TransactionsTable = ({ transactions, isOld, ...heads }: TransactionsTableProps): JSX.Element => (
  <table className={styles.table} aria-labelledby="transactions" aria-busy={isOld}>
    <Heads {...heads} />
    <tbody>
      {transactions.map((transaction) => (
        <TransactionRow key={transaction.id} transaction={transaction} />
      ))}
    </tbody>
  </table>
);

const WAITING = 4;

export const TransactionsTableSkeleton = (): JSX.Element => (
  <div className={styles.waiting} aria-busy="true">
    <VisuallyHidden>Loading transactions...</VisuallyHidden>
    {Array.from({ length: WAITING }, (_, i) => (
      <Skeleton key={i} height={24} />
    ))}
  </div>
);
