import { useState, type JSX } from 'react';
import { PROJECTS_PAGE, type Project } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import {
  Alert,
  Button,
  ButtonLink,
  Container,
  EmptyState,
  PageHeading,
  TextField,
  VisuallyHidden,
} from '@fifteen/web/ui';
import { projectsQuery } from '../shared/api/projects.ts';
import { ProjectCard } from '../shared/project-card.tsx';
import { ProjectCards, ProjectCardsSkeleton } from '../shared/project-cards.tsx';
import { listStatusWords, selectPathOf } from '../shared/project-status.ts';
import styles from './projects-page.module.css';
import { searchProjects } from './search-projects.ts';

const NewProject = (): JSX.Element => (
  <ButtonLink to="/projects/new" icon="plus">
    New Project
  </ButtonLink>
);

const Found = ({ projects }: { projects: readonly Project[] }): JSX.Element => (
  <ProjectCards>
    {projects.map((project) => (
      <ProjectCard
        key={project.id}
        project={project}
        to={selectPathOf(project.id)}
        status={listStatusWords(project)}
        tone={project.status === 'completed' ? 'success' : 'warning'}
      />
    ))}
  </ProjectCards>
);

const Searchable = ({ projects }: { projects: readonly Project[] }): JSX.Element => {
  const [text, setText] = useState('');
  const found = searchProjects(projects, text);
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label="Search by name"
          type="search"
          icon="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={styles.search}
        />
        <output className={styles.count}>{found.length === 1 ? '1 project' : `${found.length} projects`}</output>
      </div>
      {found.length > 0 ? (
        <>
          <h2>
            <VisuallyHidden>All projects</VisuallyHidden>
          </h2>
          <Found projects={found} />
        </>
      ) : (
        <EmptyState
          title="No matching projects"
          shapes="lost"
          actions={
            <Button variant="secondary" onClick={() => setText('')}>
              Clear the search
            </Button>
          }
        />
      )}
    </>
  );
};

const Content = (): JSX.Element => {
  const { data, error, refetch } = useQuery(projectsQuery(PROJECTS_PAGE));
  if (error) {
    return (
      <Alert
        action={
          <Button size="medium" variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Error loading projects: {error.message === 'Request failed' ? 'Failed to fetch projects' : error.message}
      </Alert>
    );
  }
  if (!data) return <ProjectCardsSkeleton />;
  if (data.length === 0) {
    return (
      <EmptyState title="No projects yet" actions={<NewProject />}>
        <p>Five steps, then 15 concepts by three studios. Free.</p>
      </EmptyState>
    );
  }
  return <Searchable projects={data} />;
};

/** /projects: all projects, searchable by name. */
export const ProjectsPage = (): JSX.Element => (
  <Container className={styles.page}>
    <header className={styles.header}>
      <PageHeading>Projects</PageHeading>
      <NewProject />
    </header>
    <Content />
  </Container>
);
