import { useEffect } from 'react';
import { useBlocker } from '@fifteen/web/router';

/**
 * While mounted, the browser's Back closes what is open over the page and goes nowhere. Where something else asks before
 * Back leaves the page, as the editor does, its dialog says `isOn: false`.
 */
export const useBackCloses = (onClose: () => void, isOn = true): void => {
  const blocker = useBlocker(({ historyAction }) => isOn && historyAction === 'POP');
  const { state, reset } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    reset();
    onClose();
    // Once for each press, whatever the page draws meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);
};
