import type { JSX } from 'react';
import type { getStatistics, Statistics } from '@fifteen/contracts';
import { queryOptions, useQuery } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';
import { Alert, Skeleton } from '@fifteen/web/ui';
import { RetryButton } from '../shared/retry-button.tsx';
import { Counter } from './counter.tsx';
import styles from './usage-overview.module.css';

const statisticsQuery = queryOptions({
  queryKey: ['users', 'stats'],
  staleTime: 0,
  queryFn: ({ signal }): Promise<Statistics> =>
    send<typeof getStatistics>({ method: 'GET', path: '/api/v1/users/stats', signal }),
});

const figuresOf = (answer: Statistics | undefined): [name: string, value: number | undefined][] => [
  ['Logos Generated', answer?.statistics.assets.completed],
  ['Credits Used', answer?.statistics.credits.total_used],
  ['Brand Kits', answer?.statistics.brand_kits.completed],
  ['Total Projects', answer?.statistics.projects.total],
];

/** Four counters; never an invented number while they load. */
export const UsageOverview = (): JSX.Element => {
  const { data, isError, refetch } = useQuery(statisticsQuery);
  if (!data && isError) {
    return (
      <Alert tone="warning" action={<RetryButton onRetry={() => void refetch()} />}>
        We couldn’t load your usage.
      </Alert>
    );
  }
  return (
    <dl className={styles.figures} aria-busy={!data}>
      {figuresOf(data).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === undefined ? <Skeleton width={72} /> : <Counter value={value} />}</dd>
        </div>
      ))}
    </dl>
  );
};
