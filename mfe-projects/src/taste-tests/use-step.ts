import { useEffect, useState } from 'react';
import { useSearchParams } from '@fifteen/web/router';
import { STEPS, type Step } from './draft/step-rules.ts';

interface StepInUrl {
  readonly step: Step;
  goTo(step: Step, options?: { readonly replace?: boolean }): void;
}

const addressOf = (step: Step): { step: string } => ({ step: String(STEPS.indexOf(step) + 1) });

/**
 * The step stands in the URL, so the browser's Back goes one step back and a reload stays where it was. Who comes without
 * one is taken to the first open step. Nobody gets past that by editing the address.
 */
export const useStep = (open: Step): StepInUrl => {
  const [search, setSearch] = useSearchParams();
  // As it was on arrival: what is answered meanwhile must not turn the page.
  const [entry] = useState(open);
  const asked = Math.trunc(Number(search.get('step') ?? STEPS.indexOf(entry) + 1)) - 1;
  const step = STEPS[Math.min(asked, STEPS.indexOf(open))] ?? STEPS[0];
  const isWritten = search.get('step') === addressOf(step).step;

  useEffect(() => {
    if (!isWritten) setSearch(addressOf(step), { replace: true, preventScrollReset: true });
  }, [isWritten, step, setSearch]);

  return {
    step,
    goTo: (next, { replace = false } = {}) => setSearch(addressOf(next), { replace, preventScrollReset: true }),
  };
};
