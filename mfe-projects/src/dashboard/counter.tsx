import { useEffect, useState, type JSX } from 'react';
import { counted } from '@fifteen/web/numbers';
import { VisuallyHidden } from '@fifteen/web/ui';

const DURATION_MS = 700;
const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The part of the way after a part of the time: quick at first, then settling. */
export const easeOut = (part: number): number => 1 - (1 - Math.min(Math.max(part, 0), 1)) ** 3;

/** Counts up to a figure once. Stands still where motion is not wanted; a screen reader hears only the figure. */
export const Counter = ({ value }: { value: number }): JSX.Element => {
  const [shown, setShown] = useState(() => (wantsStillness() ? value : 0));

  useEffect(() => {
    if (wantsStillness()) return undefined;
    const since = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = easeOut((now - since) / DURATION_MS);
      setShown(Math.round(value * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return (
    <>
      <span aria-hidden="true">{counted(wantsStillness() ? value : shown)}</span>
      <VisuallyHidden>{counted(value)}</VisuallyHidden>
    </>
  );
};
