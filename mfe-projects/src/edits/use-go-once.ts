import { useEffect, useEffectEvent } from 'react';

/** Calls once the value is there: after the render in which it came, so that guards have heard of it. */
export const useGoOnce = <T>(value: T | null, go: (value: T) => void): void => {
  const onValue = useEffectEvent(go);
  useEffect(() => {
    if (value !== null) onValue(value);
  }, [value]);
};
