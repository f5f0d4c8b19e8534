import type { JSX } from 'react';
import { counted } from '@fifteen/web/numbers';
import { useQuery } from '@fifteen/web/query';
import { Skeleton } from '@fifteen/web/ui';
import { summaryQuery } from '../shared/billing-api.ts';
import { LoadProblem } from '../shared/load-problem.tsx';
import { dollarsOfCents } from '../shared/money.ts';
import styles from './summary.module.css';

/** Sums of what really happened, as the server adds them up. */
export const Summary = (): JSX.Element => {
  const { data, error, refetch } = useQuery(summaryQuery);
  if (error && !data) {
    return <LoadProblem title="We couldn’t load your totals" error={error} onRetry={() => void refetch()} />;
  }
  const figures = [
    ['Total Spent', data && dollarsOfCents(data.total_spent_cents)],
    ['Credits Purchased', data && counted(data.credits_purchased)],
    ['Credits Used', data && counted(data.credits_used)],
  ] as const;
  return (
    <dl className={styles.summary} aria-busy={!data}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure ?? <Skeleton width="2.4em" height="0.9em" />}</dd>
        </div>
      ))}
    </dl>
  );
};
