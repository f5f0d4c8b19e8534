import { useEffect, useState } from 'react';
import type { TasteProfile } from '@fifteen/contracts';
import { messageOf } from '@fifteen/web/problem';
import { useLocation, useNavigate } from '@fifteen/web/router';
import { generatingPathOf } from '../../shared/project-status.ts';
import { discardDraft, submissionKey } from '../draft/use-draft.ts';
import { endTest } from '../past-test.ts';
import { submitProfile } from './submit-profile.ts';

/**
 * Submits once on arrival and moves to the project's own address. Whoever leaves meanwhile keeps the draft and its key:
 * coming back finds the same project. Gives the words of a failure.
 */
export const useSubmission = (profile: TasteProfile): string | null => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    const left = new AbortController();
    const submit = async (): Promise<void> => {
      try {
        const id = await submitProfile(profile, submissionKey(), left.signal);
        if (left.signal.aborted) return;
        discardDraft();
        endTest(state);
        await navigate(generatingPathOf(id), { replace: true });
      } catch (error) {
        if (!left.signal.aborted) setProblem(messageOf(error, 'API submission failed'));
      }
    };
    void submit();
    return () => left.abort();
  }, [profile, navigate, state]);

  return problem;
};
