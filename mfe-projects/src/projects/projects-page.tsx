import { useCallback, type JSX } from 'react';
import { useQueryClient } from '@fifteen/web/query';
import { useSearchParams } from '@fifteen/web/router';
import { Alert, Button, ButtonLink, Container, EmptyState, PageHeading } from '@fifteen/web/ui';
import { refreshLists } from '../shared/api/known-projects.ts';
import { useProjectNews } from '../shared/api/project-news.ts';
import { ProjectCardsSkeleton } from '../shared/project-cards.tsx';
import { RetryButton } from '../shared/retry-button.tsx';
import { LoadMore } from './load-more.tsx';
import { ProjectList } from './project-list.tsx';
import styles from './projects-page.module.css';
import { SearchField } from './search-field.tsx';
import { useFoundProjects } from './use-found-projects.ts';

const SEARCH = 'search';

const NewProject = (): JSX.Element => (
  <div className={styles.start}>
    <ButtonLink to="/projects/new" icon="plus">
      New Project
    </ButtonLink>
    <ButtonLink to="/projects/own-logo" variant="secondary" icon="upload">
      I already have a logo
    </ButtonLink>
  </div>
);

/** In the address: it outlives a reload, and a sign-in that has run out. */
const useTyped = (): [string, (typed: string) => void] => {
  const [query, setQuery] = useSearchParams();
  return [query.get(SEARCH) ?? '', (typed) => setQuery(typed ? { [SEARCH]: typed } : {}, { replace: true })];
};

const NoneYet = (): JSX.Element => (
  <EmptyState title="No projects yet" actions={<NewProject />}>
    <p>Five steps, then 15 concepts by three studios. Free.</p>
  </EmptyState>
);

const NoMatch = ({ onClear }: { onClear: () => void }): JSX.Element => (
  <EmptyState
    title="No matching projects"
    shapes="lost"
    actions={
      <Button variant="secondary" onClick={onClear}>
        Clear the search
      </Button>
    }
  />
);

const Content = (): JSX.Element => {
  const [typed, setTyped] = useTyped();
  const { found, total, all, error, hasMore, isLoadingMore, loadMore, retry } = useFoundProjects(typed);
  if (error) {
    return (
      <Alert action={<RetryButton onRetry={retry} />}>
        Error loading projects: {error.message === 'Request failed' ? 'Failed to fetch projects' : error.message}
      </Alert>
    );
  }
  if (!found) return <ProjectCardsSkeleton />;
  return (
    <>
      {all === 0 ? <NoneYet /> : <SearchField value={typed} total={total} all={all} onChange={setTyped} />}
      {all !== 0 && total === 0 && <NoMatch onClear={() => setTyped('')} />}
      <ProjectList projects={found} />
      {hasMore && <LoadMore busy={isLoadingMore} onMore={loadMore} />}
    </>
  );
};

/** /projects: all projects, searchable by name. */
export const ProjectsPage = (): JSX.Element => {
  const cache = useQueryClient();
  useProjectNews(useCallback(() => refreshLists(cache), [cache]));
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <PageHeading>Projects</PageHeading>
        <NewProject />
      </header>
      <Content />
    </Container>
  );
};
