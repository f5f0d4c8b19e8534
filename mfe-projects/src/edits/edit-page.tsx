import type { JSX } from 'react';
import { useQuery } from '@fifteen/web/query';
import { useParams } from '@fifteen/web/router';
import { ApiError } from '@fifteen/web/session';
import { ButtonLink, Container, EmptyState } from '@fifteen/web/ui';
import { projectQuery } from '../shared/api/projects.ts';
import { LoadFailure } from '../shared/load-failure.tsx';
import { useProjectId } from '../shared/project-id.ts';
import { selectPathOf } from '../shared/project-status.ts';
import styles from './edit-page.module.css';
import { Editor } from './editor.tsx';
import { useEdit } from './use-edit.ts';

interface ClosedProps {
  title: string;
  children: string;
}

const Closed = ({ title, children }: ClosedProps): JSX.Element => (
  <Container className={styles.closed}>
    <EmptyState page shapes="lost" title={title} actions={<ButtonLink to={selectPathOf(useProjectId())}>Your concepts</ButtonLink>}>
      <p>{children}</p>
    </EmptyState>
  </Container>
);

const isStatus = (error: unknown, status: number): boolean => error instanceof ApiError && error.status === status;

const Editing = ({ assetId }: { assetId: string }): JSX.Element => {
  const project = useQuery(projectQuery(useProjectId()));
  const edit = useEdit(assetId);
  if (project.error)
    return <LoadFailure error={project.error} otherwise="Failed to fetch project" onRetry={() => void project.refetch()} />;
  if (isStatus(edit.error, 402))
    return <Closed title="The editor comes with your brand kit">Unlock this project to edit and download its logos.</Closed>;
  if (isStatus(edit.error, 404)) return <Closed title="Selected logo not found">We can’t find this logo in the project.</Closed>;
  if (edit.error) return <LoadFailure error={edit.error} otherwise="The editor could not open" onRetry={edit.retry} />;
  return <Editor project={project.data} assetId={assetId} edit={edit} />;
};

/** /projects/{id}/edit/{assetId}. Another logo is another editor, with a history of its own. */
export const EditPage = (): JSX.Element => {
  const assetId = useParams()['assetId']!;
  return <Editing key={assetId} assetId={assetId} />;
};
