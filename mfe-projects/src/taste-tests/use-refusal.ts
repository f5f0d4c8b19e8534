import { useState } from 'react';
import type { Step } from './draft/step-rules.ts';

interface Refusal {
  /** Next was pressed too early, and the step still does not let go. */
  readonly isRefused: boolean;
  refuse(): void;
}

/**
 * Stands from a refused Next until the step is answered, or left by whichever way: also by the browser's Back and
 * Forward. What is taken back afterwards is refused by the next Next, not at once.
 */
export const useRefusal = (step: Step, isAnswered: boolean): Refusal => {
  const [isRefused, setRefused] = useState(false);
  const now = `${step} ${isAnswered}`;
  const [seen, setSeen] = useState(now);
  if (seen !== now) {
    setSeen(now);
    setRefused(false);
  }
  return { isRefused: isRefused && seen === now, refuse: () => setRefused(true) };
};
