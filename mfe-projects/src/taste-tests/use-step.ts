import { useSearchParams } from '@fifteen/web/router';
import { STEPS, type Step } from './draft/step-rules.ts';

interface StepInUrl {
  readonly step: Step;
  goTo(step: Step): void;
}

/**
 * The step stands in the URL, so the browser's Back goes one step back and a reload stays where it was.
 * Nobody gets past the first open step by editing it.
 */
export const useStep = (open: Step): StepInUrl => {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('step') ?? '1') - 1;
  const allowed = Math.min(asked, STEPS.indexOf(open));
  return {
    step: STEPS[allowed] ?? STEPS[0],
    goTo: (step) => setSearch({ step: String(STEPS.indexOf(step) + 1) }, { preventScrollReset: true }),
  };
};
