import type { JSX } from 'react';
import type { Transaction } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { SectionHeading, Skeleton, TextLink, VisuallyHidden } from '@fifteen/web/ui';
import { transactionsQuery } from '../shared/billing-api.ts';
import { dayOf } from '@fifteen/web/dates';
import { LoadProblem } from '../shared/load-problem.tsx';
import { changeOf } from '../shared/money.ts';
import styles from './recent-transactions.module.css';

const SHOWN = 5;

const Line = ({ of: { description, date, credits } }: { of: Transaction }): JSX.Element => (
  <li className={styles.line}>
    <span>
      {description}
      <time dateTime={date} className={styles.date}>
        {dayOf(date)}
      </time>
    </span>
    <span className={styles.change} data-gain={credits > 0}>
      {changeOf(credits)}
      <VisuallyHidden> credits</VisuallyHidden>
    </span>
  </li>
);

const List = (): JSX.Element => {
  const { data, error, refetch } = useQuery(transactionsQuery({ type: 'all', sort: '-date', limit: SHOWN }));
  if (error && !data) {
    return <LoadProblem title="We couldn’t load the history" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height={140} shape="tile" />;
  if (data.total === 0) return <p className={styles.date}>No transactions found</p>;
  return (
    <>
      <ul className={styles.lines}>
        {data.transactions.map((transaction) => (
          <Line key={transaction.id} of={transaction} />
        ))}
      </ul>
      <p>
        <TextLink to="/billing">{data.total > SHOWN ? `All ${data.total} transactions` : 'Billing'}</TextLink>
      </p>
    </>
  );
};

/** The last few movements of the balance. */
export const RecentTransactions = (): JSX.Element => (
  <section aria-labelledby="recent" className={styles.recent}>
    <SectionHeading id="recent" size="small">
      Recent transactions
    </SectionHeading>
    <List />
  </section>
);
