import type { JSX } from 'react';
import type { Order } from '@fifteen/contracts';
import { Alert } from '@fifteen/web/ui';

const wordsOf = ({ kind, status, project_name: name, refunded_cents: refunded }: Order): string | undefined => {
  if (status === 'disputed') return 'Your bank has opened a dispute about this payment. What it bought is closed until the bank decides.';
  if (status === 'refunded') return 'All money of this order was refunded.';
  if (refunded > 0) return 'Money of this order was refunded.';
  if (kind === 'brand-kit' && name === null) return 'Its project is deleted for good. If the money came after that, you get all of it back.';
  return undefined;
};

/** What happened after the payment, or why there is nothing to open. */
export const Afterwards = ({ order }: { order: Order }): JSX.Element | null => {
  const words = wordsOf(order);
  return words === undefined ? null : <Alert tone="info">{words}</Alert>;
};
