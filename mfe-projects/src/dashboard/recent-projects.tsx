import type { JSX } from 'react';
import { type Project, RECENT_PROJECTS } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { Alert, type BadgeProps } from '@fifteen/web/ui';
import { projectsQuery } from '../shared/api/projects.ts';
import { ProjectCard } from '../shared/project-card.tsx';
import { ProjectCards, ProjectCardsSkeleton } from '../shared/project-cards.tsx';
import { dashboardPathOf, dashboardStatusOf, dashboardWordsOf } from '../shared/project-status.ts';
import { RetryButton } from '../shared/retry-button.tsx';
import { FirstProject } from './first-project.tsx';

const TONES = { pending_selection: 'chosen', generating: 'chosen', completed: 'success' } as const;

const toneOf = (project: Project): BadgeProps['tone'] =>
  dashboardWordsOf(project) === 'Generating' ? 'warning' : TONES[dashboardStatusOf(project)];

/** The newest three, each with what comes next; for somebody new, how to begin. */
export const RecentProjects = (): JSX.Element => {
  const { data, error, refetch } = useQuery(projectsQuery(RECENT_PROJECTS));
  if (!data && error) return <Alert action={<RetryButton onRetry={() => void refetch()} />}>Failed to fetch projects</Alert>;
  if (!data) return <ProjectCardsSkeleton />;
  if (data.length === 0) return <FirstProject />;
  return (
    <ProjectCards>
      {data.slice(0, RECENT_PROJECTS).map((project) => (
        <ProjectCard
          key={project.id}
          project={project}
          to={dashboardPathOf(project)}
          status={dashboardWordsOf(project)}
          tone={toneOf(project)}
        />
      ))}
    </ProjectCards>
  );
};
