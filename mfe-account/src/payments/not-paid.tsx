import type { JSX } from 'react';
import type { Order } from '@fifteen/contracts';
import { ButtonLink, EmptyState, TextLink } from '@fifteen/web/ui';

const againPathOf = ({ project_id }: Order): string => (project_id ? `/projects/${project_id}/select` : '/buy-credits');

/** The checkout is over without a payment. */
export const NotPaid = ({ order }: { order: Order }): JSX.Element => (
  <EmptyState
    page
    title="This order was not paid"
    shapes="broken"
    actions={
      <>
        <ButtonLink to={againPathOf(order)}>Try Again</ButtonLink>
        <ButtonLink to="/dashboard" variant="secondary">
          Dashboard
        </ButtonLink>
      </>
    }
  >
    <p>
      {order.status === 'expired' ? 'Its checkout has expired.' : 'The payment did not go through.'} You haven't been charged
      for {order.description}. <TextLink to="/help">Get help</TextLink>
    </p>
  </EmptyState>
);
