import { useEffect } from 'react';
import { useNavigate } from '@fifteen/web/router';
import type { StepEntry } from './past-test.ts';

/** The router numbers the entries of this tab. */
const placeInHistory = (): number => {
  const { idx } = (globalThis.history.state ?? {}) as { idx?: number };
  return idx ?? 0;
};

/** In place of a step whose test is over: Back goes on to what was before the test, in one go. */
export const LeavePastTest = ({ entry: { depth } }: { entry: StepEntry }): null => {
  const navigate = useNavigate();
  useEffect(() => {
    const before = depth + 1;
    if (placeInHistory() >= before) void navigate(-before);
    // The test was the first page here: its first step gives way.
    else if (depth > 0) void navigate(-depth);
    else void navigate('/projects', { replace: true });
  }, [depth, navigate]);
  return null;
};
