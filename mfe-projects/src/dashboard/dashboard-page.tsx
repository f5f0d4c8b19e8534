import { useCallback, type JSX } from 'react';
import { profileQuery } from '@fifteen/web/profile';
import { useQuery, useQueryClient } from '@fifteen/web/query';
import { useSession } from '@fifteen/web/session';
import { Alert, Container, SectionHeading } from '@fifteen/web/ui';
import { refreshLists } from '../shared/api/known-projects.ts';
import { useProjectNews } from '../shared/api/project-news.ts';
import { RetryButton } from '../shared/retry-button.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import styles from './dashboard-page.module.css';
import { QuickActions } from './quick-actions.tsx';
import { RecentProjects } from './recent-projects.tsx';
import { UsageOverview } from './usage-overview.tsx';

/** /dashboard */
export const DashboardPage = (): JSX.Element | null => {
  const user = useSession((session) => session.user);
  const cache = useQueryClient();
  const { isError, refetch } = useQuery(profileQuery);
  useProjectNews(useCallback(() => refreshLists(cache), [cache]));
  if (!user) return null;
  return (
    <Container className={styles.page}>
      <DashboardHeader user={user} />
      {isError && (
        <Alert tone="warning" action={<RetryButton onRetry={() => void refetch()} />}>
          Failed to fetch profile
        </Alert>
      )}
      <QuickActions />
      <section className={styles.section}>
        <SectionHeading>Recent projects</SectionHeading>
        <RecentProjects />
      </section>
      <section className={styles.section}>
        <SectionHeading>Usage</SectionHeading>
        <UsageOverview />
      </section>
    </Container>
  );
};
