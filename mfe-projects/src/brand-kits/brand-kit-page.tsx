import type { JSX } from 'react';
import { BRAND_KIT_PRICE_USD } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { Skeleton } from '@fifteen/web/ui';
import { projectQuery } from '../shared/api/projects.ts';
import { LoadFailure } from '../shared/load-failure.tsx';
import { useProjectId } from '../shared/project-id.ts';
import { TwoColumns } from '../shared/two-columns.tsx';
import { KitLogo } from './kit-logo.tsx';
import { KitPartsList } from './kit-parts-list.tsx';

/** /projects/{id}/brand-kit: the five parts; none can be made yet. */
export const BrandKitPage = (): JSX.Element => {
  const { data, error, refetch } = useQuery(projectQuery(useProjectId()));
  if (error) return <LoadFailure error={error} otherwise="Failed to fetch brand kit" onRetry={() => void refetch()} />;
  return (
    <TwoColumns
      heading="Brand kit"
      above={data?.project_name ?? <Skeleton width={140} />}
      lead={`Five parts for $${BRAND_KIT_PRICE_USD}, once. Kits open soon.`}
      picture={<KitLogo project={data} />}
    >
      <KitPartsList state="Not Available" />
    </TwoColumns>
  );
};
