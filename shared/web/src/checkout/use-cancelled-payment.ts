import { useEffect, useState } from 'react';
import { useSearchParams } from '@fifteen/web/router';

/** Whether the customer has just come back from a checkout without paying. The address forgets it, the page does not. */
export const useCancelledPayment = (): boolean => {
  const [query, setQuery] = useSearchParams();
  const isNamed = query.get('payment') === 'cancelled';
  const [cancelled] = useState(isNamed);
  useEffect(() => {
    if (!isNamed) return;
    // oxlint-disable-next-line no-console -- the specification wants it logged
    console.info('Payment canceled');
    setQuery(
      (old) => {
        const rest = new URLSearchParams(old);
        rest.delete('payment');
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isNamed, setQuery]);
  return cancelled;
};
