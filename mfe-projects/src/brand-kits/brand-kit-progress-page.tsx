import type { JSX } from 'react';
import { useQuery } from '@fifteen/web/query';
import { ButtonLink, Skeleton } from '@fifteen/web/ui';
import { projectQuery } from '../shared/api/projects.ts';
import { Later } from '../shared/later.tsx';
import { LoadFailure } from '../shared/load-failure.tsx';
import { useProjectId } from '../shared/project-id.ts';
import { TwoColumns } from '../shared/two-columns.tsx';
import { KitLogo } from './kit-logo.tsx';

/** /projects/{id}/brand-kit/progress: no kit is made before kits open, and the page says so. */
export const BrandKitProgressPage = (): JSX.Element => {
  const id = useProjectId();
  const { data, error, refetch } = useQuery(projectQuery(id));
  if (error) return <LoadFailure error={error} otherwise="Failed to fetch project" onRetry={() => void refetch()} />;
  return (
    <TwoColumns
      heading="Making your brand kit"
      above={data?.project_name ?? <Skeleton width={140} />}
      picture={<KitLogo project={data} />}
    >
      <Later
        title="No kit is being made"
        actions={<ButtonLink to={`/projects/${id}/brand-kit`}>See the five parts</ButtonLink>}
      >
        <p>Kits open soon. Each part will show its progress here while it is made.</p>
      </Later>
    </TwoColumns>
  );
};
