import { useState, type JSX } from 'react';
import type { Order } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { ButtonLink, EmptyState, SectionHeading, Skeleton, VisuallyHidden } from '@fifteen/web/ui';
import { ordersQuery } from '../shared/billing-api.ts';
import { LoadProblem } from '../shared/load-problem.tsx';
import styles from './orders.module.css';
import { OrderRow } from './order-row.tsx';
import { RefundDialog } from './refund-dialog.tsx';

const NoOrders = (): JSX.Element => (
  <EmptyState title="No orders yet" actions={<ButtonLink to="/buy-credits" variant="secondary">Buy Credits</ButtonLink>}>
    Credits and brand kits you buy show up here, with their invoices.
  </EmptyState>
);

const Waiting = (): JSX.Element => (
  <div className={styles.waiting} aria-busy="true">
    <VisuallyHidden>Loading orders...</VisuallyHidden>
    <Skeleton height={64} shape="tile" />
    <Skeleton height={64} shape="tile" />
  </div>
);

const Orders = (): JSX.Element => {
  const { data, error, refetch } = useQuery(ordersQuery);
  const [refunding, setRefunding] = useState<Order | null>(null);
  if (error && !data) {
    return <LoadProblem title="We couldn’t load your orders" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting />;
  if (data.length === 0) return <NoOrders />;
  return (
    <>
      <ul className={styles.orders}>
        {data.map((order) => (
          <OrderRow key={order.id} order={order} onRefund={() => setRefunding(order)} />
        ))}
      </ul>
      {refunding && <RefundDialog order={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
};

/** What was bought, with its invoices; a kit can be given back from here. */
export const OrderHistory = (): JSX.Element => (
  <section aria-labelledby="orders" className={styles.history}>
    <SectionHeading id="orders">Order History</SectionHeading>
    <Orders />
  </section>
);
