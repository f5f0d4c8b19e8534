import { useEffect, type JSX } from 'react';
import { AFTER_PROGRESS_MS } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { useNavigate } from '@fifteen/web/router';
import { ButtonLink, Container, PageHeading, Skeleton } from '@fifteen/web/ui';
import { projectQuery } from '../shared/api/projects.ts';
import { Later } from '../shared/later.tsx';
import { LoadFailure } from '../shared/load-failure.tsx';
import { useProjectId } from '../shared/project-id.ts';
import styles from './brand-kit-progress-page.module.css';
import { brandKitQuery } from '../shared/kits/brand-kits-api.ts';
import { kitPathOf } from '../shared/kits/kit-paths.ts';
import { OrderProgress } from './progress/order-progress.tsx';
import { useOrder } from './use-order.ts';

/** On to the kit a while after everything is there. */
const useMoveOn = (path: string, due: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => void navigate(path, { replace: true }), AFTER_PROGRESS_MS);
    return () => clearTimeout(timer);
  }, [due, navigate, path]);
};

const NoOrder = ({ projectId }: { projectId: string }): JSX.Element => (
  <Later title="No kit is being made" actions={<ButtonLink to={kitPathOf(projectId)}>Go to the brand kit</ButtonLink>}>
    <p>Start it on the kit page, then watch each part arrive here.</p>
  </Later>
);

/** /projects/{id}/brand-kit/progress: the parts while they are made; the server says which order, so any tab may come here. */
export const BrandKitProgressPage = (): JSX.Element => {
  const id = useProjectId();
  const { data: project } = useQuery(projectQuery(id));
  const kit = useQuery(brandKitQuery(id));
  const orderId = kit.data?.order_id ?? null;
  const order = useOrder(id, orderId);
  useMoveOn(kitPathOf(id), order.data?.status === 'completed' || order.data?.progress.percentage === 100);

  if (kit.error && !kit.data) return <LoadFailure error={kit.error} otherwise="Failed to fetch brand kit" onRetry={() => void kit.refetch()} />;
  return (
    <Container className={styles.page}>
      <PageHeading above={project?.project_name ?? <Skeleton width={140} />}>Making your brand kit</PageHeading>
      {kit.data && orderId === null ? <NoOrder projectId={id} /> : <OrderProgress projectId={id} kit={kit.data} order={order} />}
    </Container>
  );
};
