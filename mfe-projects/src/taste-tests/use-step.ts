import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from '@fifteen/web/router';
import { STEPS, type Step } from './draft/step-rules.ts';
import { isStepEntry, type StepEntry } from './past-test.ts';

interface StepInUrl {
  readonly step: Step;
  /** Its place among the entries of this test in the browser's history. */
  readonly entry: StepEntry;
  goTo(step: Step, options?: { readonly replace?: boolean }): void;
}

const addressOf = (step: Step): { step: string } => ({ step: String(STEPS.indexOf(step) + 1) });

/**
 * The step stands in the URL, so the browser's Back goes one step back and a reload stays where it was. Who comes without
 * one is taken to the first open step. Nobody gets past that by editing the address.
 */
export const useStep = (open: Step): StepInUrl => {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  // As it was on arrival: what is answered meanwhile must not turn the page.
  const [entry] = useState(open);
  const asked = Math.trunc(Number(search.get('step') ?? STEPS.indexOf(entry) + 1)) - 1;
  const step = STEPS[Math.min(asked, STEPS.indexOf(open))] ?? STEPS[0];
  const [begun] = useState((): StepEntry => ({ test: crypto.randomUUID(), depth: 0 }));
  const place = isStepEntry(state) ? state : begun;
  const isWritten = place === state && search.get('step') === addressOf(step).step;

  useEffect(() => {
    if (!isWritten) setSearch(addressOf(step), { replace: true, state: place, preventScrollReset: true });
  }, [isWritten, step, place, setSearch]);

  return {
    step,
    entry: place,
    goTo: (next, { replace = false } = {}) =>
      setSearch(addressOf(next), {
        replace,
        state: replace ? place : { ...place, depth: place.depth + 1 },
        preventScrollReset: true,
      }),
  };
};
