import type { JSX } from 'react';
import { useParams } from '@fifteen/web/router';
import { ButtonLink, Skeleton } from '@fifteen/web/ui';
import { Later } from '../shared/later.tsx';
import { LoadFailure } from '../shared/load-failure.tsx';
import { useProjectId } from '../shared/project-id.ts';
import { TwoColumns } from '../shared/two-columns.tsx';
import { RefinedPicture } from './refined-picture.tsx';
import { useRefinedAsset } from './use-refined-asset.ts';

/** /projects/{id}/refine/{assetId}/progress: nothing is drawn before refinements open, and the page says so. */
export const RefineProgressPage = (): JSX.Element => {
  const id = useProjectId();
  const { assetId } = useParams();
  const { project, asset, error, retry } = useRefinedAsset();
  if (error) return <LoadFailure error={error} otherwise="Failed to fetch assets" onRetry={retry} />;
  return (
    <TwoColumns
      heading="Drawing variations"
      above={project?.project_name ?? <Skeleton width={140} />}
      picture={<RefinedPicture asset={asset} />}
    >
      <Later
        title="No variations are being drawn"
        actions={
          <ButtonLink to={`/projects/${id}/refine/${assetId}`} variant="secondary" icon="arrow-left">
            Back to the logo
          </ButtonLink>
        }
      >
        <p>Refinements open soon. Variations of this logo will arrive here, one by one.</p>
      </Later>
    </TwoColumns>
  );
};
