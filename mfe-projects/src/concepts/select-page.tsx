import type { JSX } from 'react';
import { useQuery } from '@fifteen/web/query';
import { ButtonLink, Container, EmptyState } from '@fifteen/web/ui';
import { projectQuery } from '../shared/api/projects.ts';
import { isMissing, LoadFailure } from '../shared/load-failure.tsx';
import { useProjectId } from '../shared/project-id.ts';
import { generatingPathOf } from '../shared/project-status.ts';
import { conceptsQuery } from './concepts-api.ts';
import { ConceptChooser } from './concept-chooser.tsx';
import { SelectSkeleton } from './select-skeleton.tsx';
import styles from './select-page.module.css';
import { useShare } from './share/use-share.ts';

const NO_CONCEPTS = 'No completed logos yet. Please wait while they generate.';

const NothingYet = ({ projectId }: { projectId: string }): JSX.Element => (
  <Container className={styles.page}>
    <EmptyState
      page
      title={NO_CONCEPTS}
      actions={<ButtonLink to={generatingPathOf(projectId)}>Watch them arrive</ButtonLink>}
    />
  </Container>
);

/** /projects/{id}/select: the concepts, the one that is chosen, and the way on. */
export const SelectPage = (): JSX.Element => {
  const id = useProjectId();
  const project = useQuery(projectQuery(id));
  const concepts = useQuery(conceptsQuery(id));
  const sharing = useShare(id, concepts.data ? 'yes' : 'not yet');

  // What is shown stays where a later question fails, unless the project is gone.
  if (project.isError && (!project.data || isMissing(project.error)))
    return (
      <LoadFailure error={project.error} otherwise="Failed to fetch project" onRetry={() => void project.refetch()} />
    );
  if (concepts.isError && !concepts.data)
    return (
      <LoadFailure error={concepts.error} otherwise="Failed to fetch assets" onRetry={() => void concepts.refetch()} />
    );
  if (!project.data || !concepts.data) return <SelectSkeleton />;
  if (concepts.data.all.length === 0) return <NothingYet projectId={id} />;
  return (
    <ConceptChooser
      project={project.data}
      concepts={concepts.data}
      sharing={sharing}
      onStale={() => void concepts.refetch()}
    />
  );
};
