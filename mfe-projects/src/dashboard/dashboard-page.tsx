import type { JSX } from 'react';
import { RECENT_PROJECTS } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { useSession } from '@fifteen/web/session';
import { Alert, Button, ButtonLink, Container, EmptyState, SectionHeading } from '@fifteen/web/ui';
import { projectsQuery } from '../shared/api/projects.ts';
import { ProjectCard } from '../shared/project-card.tsx';
import { ProjectCards, ProjectCardsSkeleton } from '../shared/project-cards.tsx';
import { dashboardPathOf, dashboardStatusOf, STATUS_WORDS } from '../shared/project-status.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import styles from './dashboard-page.module.css';
import { profileQuery } from '../shared/api/profile.ts';
import { QuickActions } from './quick-actions.tsx';
import { UsageOverview } from './usage-overview.tsx';

const TONES = { pending_selection: 'chosen', generating: 'warning', completed: 'success' } as const;

const RecentProjects = (): JSX.Element => {
  const { data, error, refetch } = useQuery(projectsQuery(RECENT_PROJECTS));
  if (error) {
    return (
      <Alert
        action={
          <Button size="medium" variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Failed to fetch projects
      </Alert>
    );
  }
  if (!data) return <ProjectCardsSkeleton />;
  if (data.length === 0) {
    return (
      <EmptyState title="No projects yet" actions={<ButtonLink to="/projects/new">New Project</ButtonLink>}>
        <p>Five steps, then 15 concepts by three studios. Free.</p>
      </EmptyState>
    );
  }
  return (
    <ProjectCards>
      {data.slice(0, RECENT_PROJECTS).map((project) => {
        const status = dashboardStatusOf(project);
        return (
          <ProjectCard
            key={project.id}
            project={project}
            to={dashboardPathOf(project)}
            status={STATUS_WORDS[status]}
            tone={TONES[status]}
          />
        );
      })}
    </ProjectCards>
  );
};

/** /dashboard */
export const DashboardPage = (): JSX.Element | null => {
  const user = useSession((session) => session.user);
  const { isError } = useQuery(profileQuery);
  if (!user) return null;
  return (
    <Container className={styles.page}>
      <DashboardHeader user={user} />
      {isError && <Alert tone="warning">Failed to fetch profile</Alert>}
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
