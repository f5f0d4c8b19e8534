import { useState } from 'react';
import { messageOf } from './message-of.ts';

interface Attempt {
  readonly busy: boolean;
  readonly problem: string | null;
  /** Runs one attempt at a time; a second one meanwhile is ignored. True where it succeeded. */
  attempt(work: () => Promise<unknown>): Promise<boolean>;
}

/** The state of a form that asks the server: busy, then done or a message. */
export const useAttempt = (otherwise: string): Attempt => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(messageOf(error, otherwise));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, attempt };
};
