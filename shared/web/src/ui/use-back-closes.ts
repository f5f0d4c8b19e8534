import { useEffect } from 'react';
import { useBlocker } from '@fifteen/web/router';

/**
 * While mounted, the browser's Back closes what is open over the page and goes nowhere. The router asks only the newest
 * blocker: do not mount this over a page whose own blocker must keep deciding (see `Modal`'s `backCloses`).
 */
export const useBackCloses = (onClose: () => void): void => {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP');
  const { state, reset } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    reset();
    onClose();
    // Once for each press, whatever the page draws meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);
};
