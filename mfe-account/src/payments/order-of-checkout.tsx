import type { JSX } from 'react';
import type { Order } from '@fifteen/contracts';
import { useQuery, useQueryClient } from '@fifteen/web/query';
import { Navigate } from '@fifteen/web/router';
import { ApiError } from '@fifteen/web/session';
import { LoadProblem } from '../shared/load-problem.tsx';
import { Confirming, StillConfirming } from './confirming.tsx';
import type { Example } from './example.ts';
import { NoOrder } from './no-order.tsx';
import { isNotPaid, isTriedOut, orderQuery, pathOfOrder } from './order-query.ts';
import { PaidOrder } from './paid-order.tsx';
import styles from './payment.module.css';

const NOT_YOURS = 'We can’t find this order in your account.';
const isUnknown = (error: Error): boolean => error instanceof ApiError && (error.status === 404 || error.status === 400);

const Shown = ({ order, isOver }: { order: Order; isOver: boolean }): JSX.Element => {
  if (order.status === 'processing') return <StillConfirming order={order} />;
  if (order.status !== 'pending') return <PaidOrder order={order} />;
  return isOver ? <StillConfirming order={order} /> : <Confirming />;
};

/** What the server knows of the order that a checkout paid, or is paying. */
export const OrderOfCheckout = ({ sessionId, type }: { sessionId: string; type: Example['type'] }): JSX.Element => {
  const query = orderQuery(sessionId);
  const cache = useQueryClient();
  // Read, so that every answer draws this page, also one that says the same again.
  const { data, error, refetch, dataUpdatedAt } = useQuery(query);
  const isOver = dataUpdatedAt > 0 && isTriedOut(cache.getQueryState(query.queryKey));
  if (error && isUnknown(error)) return <NoOrder reason={NOT_YOURS} type={type} />;
  if (error && !data) {
    return <LoadProblem title="We couldn’t load your order" error={error} onRetry={() => void refetch()} />;
  }
  if (data && isNotPaid(data)) return <Navigate to={pathOfOrder('/payment-failed', sessionId)} replace />;
  return <div className={styles.page}>{data ? <Shown order={data} isOver={isOver} /> : <Confirming />}</div>;
};
