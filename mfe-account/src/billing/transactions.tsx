import type { JSX } from 'react';
import { Button, SectionHeading } from '@fifteen/web/ui';
import { LoadProblem } from '../shared/load-problem.tsx';
import { ExportButton } from './export-button.tsx';
import { Pages } from './pages.tsx';
import { FILTERS, SORTS } from './statement-view.ts';
import { TransactionsTable, TransactionsTableSkeleton } from './transactions-table.tsx';
import styles from './transactions.module.css';
import { useStatement, type Statement } from './use-statement.ts';

const Filters = ({ type, look }: Statement): JSX.Element => (
  <fieldset aria-label="Filter" className={styles.filters}>
    {FILTERS.map(({ id, label }) => (
      <button key={id} type="button" aria-pressed={id === type} className={styles.filter} onClick={() => look({ type: id })}>
        {label}
      </button>
    ))}
  </fieldset>
);

/** On a phone the heads of the columns, which sort, have no place. */
const SortField = ({ sort, look }: Statement): JSX.Element => (
  <label className={styles.sort}>
    Sort by
    <select value={sort} onChange={({ target }) => look({ sort: SORTS.find(({ id }) => id === target.value)?.id ?? '-date' })}>
      {SORTS.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  </label>
);

const Nothing = ({ type, look }: Statement): JSX.Element => (
  <div className={styles.empty}>
    <output className={styles.title}>No transactions found</output>
    <p>{type === 'all' ? 'Your credit activity will show up here.' : 'Nothing here yet.'}</p>
    {type !== 'all' && (
      <Button variant="secondary" size="medium" onClick={() => look({ type: 'all' })}>
        Show all
      </Button>
    )}
  </div>
);

const Rows = ({ statement }: { statement: Statement }): JSX.Element => {
  const { answer, sort, look } = statement;
  const { data, error, refetch, isPlaceholderData } = answer;
  if (error && (!data || isPlaceholderData)) {
    return <LoadProblem title="We couldn’t load your transactions" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <TransactionsTableSkeleton />;
  if (data.total === 0) return <Nothing {...statement} />;
  return (
    <TransactionsTable
      transactions={data.transactions}
      sort={sort}
      isOld={isPlaceholderData}
      onSort={(next) => look({ sort: next })}
    />
  );
};

/** The statement: what came, what went, what was paid. */
export const Transactions = (): JSX.Element => {
  const statement = useStatement();
  return (
    <section aria-labelledby="transactions">
      <div className={styles.head}>
        <SectionHeading id="transactions">Transactions</SectionHeading>
        <Filters {...statement} />
      </div>
      <SortField {...statement} />
      <Rows statement={statement} />
      <div className={styles.foot}>
        <ExportButton statement={statement} />
        <Pages statement={statement} />
      </div>
    </section>
  );
};
