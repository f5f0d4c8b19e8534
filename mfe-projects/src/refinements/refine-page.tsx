import type { JSX } from 'react';
import { REFINEMENT_CREDITS, VARIATIONS_PER_REFINEMENT } from '@fifteen/contracts';
import { useSession } from '@fifteen/web/session';
import { Badge, ButtonLink, Container, EmptyState, Skeleton } from '@fifteen/web/ui';
import { Later } from '../shared/later.tsx';
import { LoadFailure } from '../shared/load-failure.tsx';
import { useProjectId } from '../shared/project-id.ts';
import { selectPathOf } from '../shared/project-status.ts';
import { TwoColumns } from '../shared/two-columns.tsx';
import styles from './refine-page.module.css';
import { RefinedPicture } from './refined-picture.tsx';
import { useRefinedAsset } from './use-refined-asset.ts';

const LogoMissing = (): JSX.Element => (
  <Container className={styles.missing}>
    <EmptyState
      page
      shapes="lost"
      title="Selected logo not found"
      actions={<ButtonLink to={selectPathOf(useProjectId())}>Choose a logo</ButtonLink>}
    />
  </Container>
);

/** /projects/{id}/refine/{assetId} */
export const RefinePage = (): JSX.Element => {
  const { project, asset, isLoading, error, retry } = useRefinedAsset();
  const credits = useSession((session) => session.user?.credits);
  if (error) return <LoadFailure error={error} otherwise="Failed to fetch project" onRetry={retry} />;
  if (!isLoading && !asset) return <LogoMissing />;
  return (
    <TwoColumns
      heading="Refine your logo"
      above={project?.project_name ?? <Skeleton width={140} />}
      picture={<RefinedPicture asset={asset} />}
    >
      <p>
        <Badge>{credits === undefined ? 'Credits' : `${credits} credits`}</Badge>
      </p>
      <Later
        title="Refinements open soon"
        actions={
          project && (
            <ButtonLink to={selectPathOf(project.id)} variant="secondary" icon="arrow-left">
              Back to your concepts
            </ButtonLink>
          )
        }
      >
        <p>
          You will be able to say what to change, and get {VARIATIONS_PER_REFINEMENT} variations for{' '}
          {REFINEMENT_CREDITS} credits. Your credits stay untouched until then.
        </p>
      </Later>
    </TwoColumns>
  );
};
