import { useEffect, type JSX } from 'react';
import { AFTER_GENERATION_MS } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { useNavigate } from '@fifteen/web/router';
import { Alert, Button, ButtonLink } from '@fifteen/web/ui';
import { projectQuery } from '../shared/api/projects.ts';
import { completedOf, isFinished } from '../shared/board/board.ts';
import { GenerationView } from '../shared/board/generation-view.tsx';
import { isMissing, LoadFailure } from '../shared/load-failure.tsx';
import { useProjectId } from '../shared/project-id.ts';
import { selectPathOf } from '../shared/project-status.ts';
import { type Generation, useGeneration } from './use-generation.ts';

const CONNECTION_LOST = 'Connection error. Please refresh the page.';

const statusOf = ({ connection }: Generation, finished: boolean): string => {
  if (finished) return 'All 15 are here. Taking you to them.';
  if (connection === 'connected') return 'Three studios are drawing. You may leave: they go on without you.';
  return connection === 'error' ? '' : 'Connecting to generation service...';
};

/** /projects/{id}/generating: watches the concepts arrive, then goes on to choose. */
export const GeneratingPage = (): JSX.Element => {
  const id = useProjectId();
  const navigate = useNavigate();
  const generation = useGeneration(id);
  const { data: project, error, refetch } = useQuery(projectQuery(id));
  const finished = isFinished(completedOf(generation.board ?? []));

  useEffect(() => {
    if (!finished) return undefined;
    const timer = setTimeout(() => void navigate(selectPathOf(id), { replace: true }), AFTER_GENERATION_MS);
    return () => clearTimeout(timer);
  }, [finished, id, navigate]);

  if (isMissing(error))
    return <LoadFailure error={error} otherwise="Failed to fetch project" onRetry={() => void refetch()} />;
  return (
    <GenerationView
      heading={project ? `Drawing ${project.project_name}` : 'Drawing your logos'}
      status={statusOf(generation, finished)}
      board={generation.board}
    >
      {generation.connection === 'error' && !finished && (
        <Alert
          action={
            <Button size="medium" variant="secondary" onClick={() => location.reload()}>
              Refresh
            </Button>
          }
        >
          {CONNECTION_LOST}
        </Alert>
      )}
      {finished && (
        <ButtonLink to={selectPathOf(id)} replace>
          Choose your logo
        </ButtonLink>
      )}
    </GenerationView>
  );
};
