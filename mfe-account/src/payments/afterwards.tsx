import type { JSX } from 'react';
import type { Order } from '@fifteen/contracts';
import { Alert } from '@fifteen/web/ui';

const wordsOf = ({ kind, status, project_name: name, refunded_cents: refunded }: Order): string | undefined => {
  if (status === 'disputed') return 'Your bank opened a dispute about this payment. What you bought is on hold until the bank decides.';
  if (status === 'refunded') return 'This order was refunded in full.';
  if (refunded > 0) return 'This order was partly refunded.';
  if (kind === 'brand-kit' && name === null) return 'Its project is deleted for good. If you paid after that, we refund you in full.';
  return undefined;
};

/** What happened after the payment, or why there is nothing to open. */
export const Afterwards = ({ order }: { order: Order }): JSX.Element | null => {
  const words = wordsOf(order);
  return words === undefined ? null : <Alert tone="info">{words}</Alert>;
};
