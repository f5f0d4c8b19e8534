import type { JSX } from 'react';
import { useQuery } from '@fifteen/web/query';
import { projectQuery } from '../shared/api/projects.ts';
import { LoadFailure } from '../shared/load-failure.tsx';
import { useProjectId } from '../shared/project-id.ts';
import { brandKitQuery } from '../shared/kits/brand-kits-api.ts';
import { KitLoading } from './kit-loading.tsx';
import { NoKit } from './no-kit.tsx';
import { UnpaidKit } from './unpaid-kit.tsx';
import { KitViewer } from './viewer/kit-viewer.tsx';

/** /projects/{id}/brand-kit: everything that was made, or the way to it. */
export const BrandKitPage = (): JSX.Element => {
  const id = useProjectId();
  const project = useQuery(projectQuery(id));
  const kit = useQuery(brandKitQuery(id));
  const failed = [project, kit].find(({ error, data }) => error && !data);
  const retry = (): void => void Promise.all([project.refetch(), kit.refetch()]);

  if (failed) return <LoadFailure error={failed.error} otherwise="Failed to fetch brand kit" onRetry={retry} />;
  if (!project.data || !kit.data) return <KitLoading project={project.data} />;
  if (kit.data.order_id !== null) return <KitViewer project={project.data} kit={kit.data} orderId={kit.data.order_id} />;
  if (!project.data.is_paid) return <UnpaidKit project={project.data} isRevoked={kit.data.is_revoked} />;
  return <NoKit project={project.data} />;
};
