import { useState, type JSX } from 'react';
import { SectionHeading } from '@fifteen/web/ui';
import styles from './transactions.module.css';

const FILTERS = ['All', 'Credit', 'Usage', 'Purchase'] as const;
const COLUMNS = ['Transaction ID', 'Date', 'Type', 'Description', 'Credits', 'Amount', 'Action'] as const;

/** The table as it will be. The list itself comes with payments, and the page says so. */
export const Transactions = (): JSX.Element => {
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('All');
  return (
    <section aria-labelledby="transactions">
      <div className={styles.head}>
        <SectionHeading id="transactions">Transactions</SectionHeading>
        <fieldset aria-label="Filter" className={styles.filters}>
          {FILTERS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === filter}
              className={styles.filter}
              onClick={() => setFilter(name)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls the table on a phone */}
      <section className={styles.scroller} aria-label="Table of transactions" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        </table>
      </section>
      <div className={styles.empty}>
        <output className={styles.title}>No transactions found</output>
        <p>
          The list opens together with payments. Every movement of your credits is recorded already, and the balance above
          counts all of them.
        </p>
      </div>
    </section>
  );
};
