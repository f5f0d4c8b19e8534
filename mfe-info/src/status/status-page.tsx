import type { JSX } from 'react';
import { dayInUtc } from '@fifteen/web/dates';
import { useQuery } from '@fifteen/web/query';
import { Alert, Button, PageHeading, Skeleton } from '@fifteen/web/ui';
import { Page } from '../page.tsx';
import { Banner } from './banner.tsx';
import { MailLink } from './mail-link.tsx';
import { News } from './news.tsx';
import { Services } from './services.tsx';
import styles from './status-page.module.css';
import { statusQuery } from './status-query.ts';

const sinceWhen = (since: string | null): string =>
  since
    ? `Measured by the gateway each minute, since ${dayInUtc(since)}. Blank days weren’t measured. Response times cover the last 24 hours.`
    : 'The gateway measures each minute. The first results arrive within a minute.';

export const StatusPage = (): JSX.Element => {
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useQuery(statusQuery);
  return (
    <Page>
      <PageHeading size="large">Status</PageHeading>
      <MailLink />
      <Banner status={data} failed={isError} />
      {isError && <Alert>We can’t read the measurements. Trying again every 30 seconds.</Alert>}
      {data && <Services status={data} readAt={dataUpdatedAt} />}
      {!data && !isError && <Skeleton height={420} />}
      <div className={styles.actions}>
        <Button variant="secondary" size="medium" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
          Check again
        </Button>
        {data && <p className={styles.note}>{sinceWhen(data.measured_since)}</p>}
      </div>
      {data && <News status={data} />}
    </Page>
  );
};
