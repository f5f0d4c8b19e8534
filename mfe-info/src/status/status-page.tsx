import type { JSX } from 'react';
import { useQuery } from '@fifteen/web/query';
import { Button, PageHeading } from '@fifteen/web/ui';
import { Page } from '../page.tsx';
import { Banner } from './banner.tsx';
import { History } from './history.tsx';
import { probe, type Ask } from './probe.ts';
import { ServiceTable } from './service-table.tsx';
import styles from './status-page.module.css';

const AGAIN_MS = 30_000;

const ask: Ask = (path, init) => fetch(new URL(path, window.location.origin), init);

export const StatusPage = (): JSX.Element => {
  const { data, isFetching, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['status'],
    queryFn: () => probe(ask, () => performance.now()),
    refetchInterval: AGAIN_MS,
  });
  return (
    <Page>
      <PageHeading size="large">Status</PageHeading>
      <Banner services={data} at={dataUpdatedAt} />
      <ServiceTable services={data} />
      <div className={styles.actions}>
        <Button variant="secondary" size="medium" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
        <p className={styles.note}>Measured by your browser, now and every 30 seconds while this page is open.</p>
      </div>
      <History />
    </Page>
  );
};
