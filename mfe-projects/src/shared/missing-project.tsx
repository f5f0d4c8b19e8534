import type { JSX } from 'react';
import type { Project } from '@fifteen/contracts';
import { useMutation, useQueryClient } from '@fifteen/web/query';
import { Button, ButtonLink, Container, EmptyState } from '@fifteen/web/ui';
import { putProject, refreshLists } from './api/known-projects.ts';
import { bringBackProject } from './api/project-actions.ts';
import styles from './load-failure.module.css';

interface MissingProjectProps {
  /** As it was a moment ago, where this page had it. */
  known: Project | undefined;
}

const ToProjects = ({ variant }: { variant: 'secondary' | undefined }): JSX.Element => (
  <ButtonLink to="/projects" variant={variant}>
    Your projects
  </ButtonLink>
);

/** It was here, and is not any more: deleted in another tab or on another device. */
const Deleted = ({ known }: { known: Project }): JSX.Element => {
  const cache = useQueryClient();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => bringBackProject(known.id),
    onSuccess: (project) => {
      putProject(cache, project);
      refreshLists(cache);
    },
  });
  return (
    <EmptyState
      page
      shapes="lost"
      title={`${known.project_name} was deleted`}
      actions={
        <>
          {!isError && (
            <Button busy={isPending} busyLabel="Bringing it back..." onClick={() => mutate()}>
              Bring it back
            </Button>
          )}
          <ToProjects variant={isError ? undefined : 'secondary'} />
        </>
      }
    >
      <p role="alert">
        {isError
          ? 'We couldn’t restore it. Either too much time has passed or something went wrong on our side.'
          : 'It was deleted in another tab or on another device. You can still restore it.'}
      </p>
    </EmptyState>
  );
};

/** In place of a page of a project that is not there, or not theirs: which of the two nobody learns. */
export const MissingProject = ({ known }: MissingProjectProps): JSX.Element => (
  <Container className={styles.page}>
    {known ? (
      <Deleted known={known} />
    ) : (
      <EmptyState page shapes="lost" title="Failed to fetch project" actions={<ToProjects variant={undefined} />}>
        <p role="alert">We can’t find this project in your account.</p>
      </EmptyState>
    )}
  </Container>
);
