import type { JSX } from 'react';
import { BRAND_KIT_PRICE_USD, type getStatistics } from '@fifteen/contracts';
import { queryOptions, useQuery } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';
import { Alert, TextLink } from '@fifteen/web/ui';
import styles from './packages.module.css';

const statisticsQuery = queryOptions({
  queryKey: ['users', 'stats'],
  staleTime: 0,
  queryFn: ({ signal }) => send<typeof getStatistics>({ method: 'GET', path: '/api/v1/users/stats', signal }),
});

/** Credits refine paid projects: said before somebody without one buys any. Nothing while that is not known. */
export const WhoCanUseThem = (): JSX.Element | null => {
  const { data } = useQuery(statisticsQuery);
  if (!data || data.statistics.projects.paid > 0) return null;
  return (
    <Alert tone="warning" title="You can’t use credits yet" className={styles.notice}>
      Credits refine logos in a paid project, and you don’t have one yet. Unlock one of{' '}
      <TextLink to="/projects">your projects</TextLink> for ${BRAND_KIT_PRICE_USD} first. Any credits you have now stay in your account.
    </Alert>
  );
};
