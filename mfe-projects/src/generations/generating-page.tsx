import { useEffect, useState, type JSX } from 'react';
import { AFTER_GENERATION_MS } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { useNavigate } from '@fifteen/web/router';
import { Alert, Button } from '@fifteen/web/ui';
import { projectQuery } from '../shared/api/projects.ts';
import { completedOf, isEnded, isFinished } from '../shared/board/board.ts';
import { GenerationView } from '../shared/board/generation-view.tsx';
import { isMissing, LoadFailure } from '../shared/load-failure.tsx';
import { useProjectId } from '../shared/project-id.ts';
import { selectPathOf } from '../shared/project-status.ts';
import { CONNECTION_LOST, statusWords } from './status-words.ts';
import { useGeneration } from './use-generation.ts';
import { useRedraw } from './use-redraw.ts';
import { WaysOn } from './ways-on.tsx';

/** Goes on to choose a while after all are there. */
const useMoveOn = (id: string, due: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => void navigate(selectPathOf(id), { replace: true }), AFTER_GENERATION_MS);
    return () => clearTimeout(timer);
  }, [due, id, navigate]);
};

/** /projects/{id}/generating: watches the concepts arrive, then goes on to choose. */
export const GeneratingPage = (): JSX.Element => {
  const id = useProjectId();
  const { board, connection, retry, resume } = useGeneration(id);
  const redraw = useRedraw(id, resume);
  const [staying, setStaying] = useState(false);
  const { data: project, error, refetch } = useQuery(projectQuery(id));
  const known = board ?? [];
  const isLost = connection === 'error' && !isEnded(known);

  useMoveOn(id, isFinished(completedOf(known)) && !staying);

  // Deleted in another tab, it is missing from now on.
  useEffect(() => {
    if (isLost) void refetch();
  }, [isLost, refetch]);

  if (isMissing(error))
    return <LoadFailure error={error} otherwise="Failed to fetch project" onRetry={() => void refetch()} />;
  return (
    <GenerationView
      heading={project ? `Drawing ${project.project_name}` : 'Drawing your logos'}
      status={statusWords(known, connection, staying)}
      board={board}
    >
      {isLost && (
        <Alert
          action={
            <Button size="medium" variant="secondary" onClick={retry}>
              Try again
            </Button>
          }
        >
          {CONNECTION_LOST}
        </Alert>
      )}
      {redraw.problem && <Alert>{redraw.problem}</Alert>}
      <WaysOn projectId={id} board={known} staying={staying} onStay={setStaying} redraw={redraw} />
    </GenerationView>
  );
};
