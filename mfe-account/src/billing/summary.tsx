import type { JSX, ReactNode } from 'react';
import { useQuery } from '@fifteen/web/query';
import { Skeleton } from '@fifteen/web/ui';
import { statisticsQuery } from '../shared/profile.ts';
import styles from './summary.module.css';

const Used = (): ReactNode => {
  const { data, isError } = useQuery(statisticsQuery);
  if (isError) return 'Failed to fetch';
  return data ? data.statistics.credits.total_used : <Skeleton width="2em" />;
};

/** Sums of what really happened. Until buying opens nothing can have been spent or purchased, and no figure stands there. */
export const Summary = (): JSX.Element => (
  <dl className={styles.summary}>
    <div>
      <dt>Total Spent</dt>
      <dd>None yet</dd>
    </div>
    <div>
      <dt>Credits Purchased</dt>
      <dd>None yet</dd>
    </div>
    <div>
      <dt>Credits Used</dt>
      <dd>
        <Used />
      </dd>
    </div>
  </dl>
);
