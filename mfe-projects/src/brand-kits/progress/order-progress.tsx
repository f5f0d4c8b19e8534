import type { JSX } from 'react';
import type { BrandKit, BrandKitOrder } from '@fifteen/contracts';
import type { UseQueryResult } from '@fifteen/web/query';
import { Alert, Button, ButtonLink, Progress, TextLink } from '@fifteen/web/ui';
import { Later } from '../../shared/later.tsx';
import { isMissing } from '../../shared/load-failure.tsx';
import { KIT_PARTS } from '../kit-parts.ts';
import { kitPathOf } from '../../shared/kits/kit-paths.ts';
import { milestoneOf } from './milestone.ts';
import styles from './order-progress.module.css';
import { PartProgress } from './part-progress.tsx';
import { useRetry } from './use-retry.ts';

interface OrderProgressProps {
  projectId: string;
  kit: BrandKit | undefined;
  order: UseQueryResult<BrandKitOrder>;
}

/** What the server says of the order, or what becomes of asking for it. */
const stateOf = ({ data, error }: Pick<UseQueryResult<BrandKitOrder>, 'data' | 'error'>): BrandKitOrder['status'] => {
  if (error) return isMissing(error) ? 'not_found' : 'error';
  return data?.status ?? 'processing';
};

const NotFound = ({ projectId }: { projectId: string }): JSX.Element => (
  <Later
    title="We can't find this order"
    actions={
      <>
        <ButtonLink to={kitPathOf(projectId)}>Go to the brand kit</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          Contact support
        </ButtonLink>
      </>
    }
  >
    <p role="alert">It may belong to another account, or its project was deleted. What you paid for is still listed in Billing.</p>
  </Later>
);

const AskAgain = ({ order }: Pick<OrderProgressProps, 'order'>): JSX.Element => (
  <Alert
    action={
      <Button size="medium" variant="secondary" busy={order.isFetching} busyLabel="Trying..." onClick={() => void order.refetch()}>
        Try again
      </Button>
    }
  >
    Error occurred. Please try again.
  </Alert>
);

const Failed = ({ projectId }: { projectId: string }): JSX.Element => (
  <Alert
    title="Generation failed. Please contact support."
    action={
      <ButtonLink to="/contact" size="medium" variant="secondary">
        Contact support
      </ButtonLink>
    }
  >
    You can use what’s ready: <TextLink to={kitPathOf(projectId)}>see it</TextLink>. You can retry a part that failed below, free of charge.
  </Alert>
);

/** How far the kit is, in all and part by part. */
export const OrderProgress = ({ projectId, kit, order }: OrderProgressProps): JSX.Element => {
  const { data } = order;
  const state = stateOf(order);
  const retry = useRetry(data?.order_id ?? '');
  const percent = data?.progress.percentage ?? 0;
  const count = data ? `${data.progress.completed} of ${data.progress.total} parts` : 'Connecting...';
  if (state === 'not_found') return <NotFound projectId={projectId} />;
  return (
    <>
      <div className={styles.overall}>
        <p className={styles.figures}>
          <span className={styles.percent}>{percent}%</span>
          <span className={styles.count}>{count}</span>
        </p>
        <Progress label="Brand kit" value={percent} valueText={`${percent}%, ${count}`} />
        <output className={styles.status}>{milestoneOf(data)}</output>
        {state === 'error' && <AskAgain order={order} />}
        {state === 'failed' && <Failed projectId={projectId} />}
        {retry.problem && <Alert>{retry.problem}</Alert>}
      </div>
      <ul className={styles.parts}>
        {KIT_PARTS.map((part) => (
          <PartProgress
            key={part.id}
            part={part}
            state={data?.components[part.id]}
            kit={kit}
            busy={retry.busyPart === part.id}
            onRetry={() => retry.again(part.id)}
          />
        ))}
      </ul>
    </>
  );
};
