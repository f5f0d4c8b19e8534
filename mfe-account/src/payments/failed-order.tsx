import type { JSX } from 'react';
import type { Order } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { Navigate } from '@fifteen/web/router';
import { ButtonLink, LoadingBoard } from '@fifteen/web/ui';
import { dollarsOfCents } from '../shared/money.ts';
import { Failed } from './failed.tsx';
import { isNotPaid, orderQuery, pathOfOrder } from './order-query.ts';

const againPathOf = ({ kind, project_id: id, project_name: name }: Order): string => {
  if (kind === 'credits') return '/buy-credits';
  return id && name !== null ? `/projects/${id}/select` : '/projects';
};

const wordsOf = ({ status, description, number, amount_cents: cents }: Order): string =>
  status === 'expired'
    ? `The checkout for ${description} has expired. It was ${dollarsOfCents(cents)}, order ${number}.`
    : `It was ${dollarsOfCents(cents)} for ${description}, order ${number}.`;

/** The order that was not paid: what it was, and where it is tried again. One that is paid has another page. */
export const FailedOrder = ({ sessionId }: { sessionId: string }): JSX.Element => {
  const { data: order, error } = useQuery(orderQuery(sessionId));
  if (error && !order) return <Failed />;
  if (!order) return <LoadingBoard label="Looking up your order..." />;
  if (!isNotPaid(order)) return <Navigate to={pathOfOrder('/payment-success', sessionId)} replace />;
  return (
    <Failed about={wordsOf(order)} again={<ButtonLink to={againPathOf(order)}>Try Again</ButtonLink>} />
  );
};
