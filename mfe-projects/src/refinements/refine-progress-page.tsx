import { useEffect, type JSX } from 'react';
import { AFTER_PROGRESS_MS, VARIATIONS_PER_REFINEMENT, type Asset, type Refinement } from '@fifteen/contracts';
import { useQueryClient } from '@fifteen/web/query';
import { useNavigate, useParams } from '@fifteen/web/router';
import { session } from '@fifteen/web/session';
import { Alert, Board, Button, ButtonLink, PageHeading, Progress, Container, type BoardCell } from '@fifteen/web/ui';
import { Later } from '../shared/later.tsx';
import { LoadFailure } from '../shared/load-failure.tsx';
import { Preview } from '../shared/preview.tsx';
import { useProjectId } from '../shared/project-id.ts';
import styles from './refine-progress-page.module.css';
import { refinePathOf } from './refine-paths.ts';
import { progressOf, useNewestSet } from './use-newest-set.ts';
import { WordsRead } from './words-read.tsx';

const WAITING: readonly BoardCell[] = Array.from({ length: VARIATIONS_PER_REFINEMENT }, () => ({ state: 'waiting' }));

const cellOf = (asset: Asset, index: number): BoardCell => {
  if (asset.status === 'failed') return { state: 'failed' };
  if (asset.status !== 'completed' || !asset.asset_url) return { state: 'drawing' };
  const alt = `Variation ${index + 1}: ${asset.metadata.reasons[0] ?? ''}`;
  const content = <Preview url={asset.asset_url} alt={alt} sizes="(max-width: 960px) 45vw, 260px" />;
  return { state: 'done', content, colour: asset.metadata.background ?? undefined };
};

const statusOf = (set: Refinement | undefined): string => {
  if (!set) return 'Connecting to generation service...';
  const { isDone, failed } = progressOf(set);
  const returned = failed > 0 ? ` ${failed} couldn’t be drawn. ${failed === 1 ? 'We returned its credit' : 'We returned their credits'}.` : '';
  return isDone ? `All of them are ready. Taking you there.${returned}` : `You can close this page. We’ll keep working.${returned}`;
};

/** Once the set is finished: what was known of it and of the credits is old, and the way leads back. */
const useReturn = (isDone: boolean, projectId: string, path: string, setId: string | undefined): void => {
  const cache = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return undefined;
    // The set itself is whole; everything else that shows the project may have changed with it.
    void cache.invalidateQueries({ queryKey: ['projects', projectId], predicate: ({ queryKey }) => queryKey[2] !== 'newest-set' });
    void session.reloadUser().catch(() => undefined);
    const timer = setTimeout(() => void navigate(path, { replace: true, state: { arrived: setId } }), AFTER_PROGRESS_MS);
    return () => clearTimeout(timer);
  }, [isDone, cache, navigate, projectId, path, setId]);
};

const NothingDrawn = ({ path }: { path: string }): JSX.Element => (
  <Container className={styles.nothing}>
    <PageHeading>Drawing variations</PageHeading>
    <Later title="No variations are being drawn" actions={<ButtonLink to={path}>Back to the logo</ButtonLink>}>
      <p>Tell us what to change, and variations will arrive here one by one.</p>
    </Later>
  </Container>
);

/** /projects/{id}/refine/{assetId}/progress */
export const RefineProgressPage = (): JSX.Element => {
  const id = useProjectId();
  const { assetId = '' } = useParams();
  const path = refinePathOf(id, assetId);
  const { data: set, error, refetch, isFetching } = useNewestSet(id, assetId);
  const progress = set ? progressOf(set) : { finished: 0, percent: 0, isDone: false };
  useReturn(progress.isDone, id, path, set?.id);

  if (error && !set) return <LoadFailure error={error} otherwise="Failed to fetch assets" onRetry={() => void refetch()} />;
  if (set === null) return <NothingDrawn path={path} />;
  const count = `${progress.finished}/${VARIATIONS_PER_REFINEMENT}`;
  return (
    <Container className={styles.page}>
      <div className={styles.side}>
        <PageHeading lead={set?.prompt ? `“${set.prompt}”` : undefined}>Drawing variations</PageHeading>
        {set && <WordsRead label="Understood" understood={set.understood} notUnderstood={set.not_understood} />}
        <p className={styles.figures}>
          <span className={styles.count}>{count}</span>
          <span className={styles.percent}>{progress.percent}%</span>
        </p>
        <Progress
          label="Variations drawn"
          value={progress.percent}
          valueText={`${count} variations, ${progress.percent}%`}
        />
        {!error && <output className={styles.status}>{statusOf(set)}</output>}
        {error && (
          <Alert
            title="We lost sight of your variations"
            action={
              <Button size="medium" variant="secondary" busy={isFetching} busyLabel="Looking..." onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            {error.message}. We’re still drawing them, and you only pay for the ones we deliver.
          </Alert>
        )}
        {progress.isDone && (
          <ButtonLink to={path} replace state={{ arrived: set?.id }}>
            See the variations
          </ButtonLink>
        )}
      </div>
      <Board label="Variations" cells={set ? set.variations.map(cellOf) : WAITING} className={styles.board} />
    </Container>
  );
};
