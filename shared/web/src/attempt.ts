import { useState } from 'react';
import { ApiError } from '@fifteen/web/session';
import { messageOf, wordsOf } from './problem.ts';

interface Failure {
  /** What the page says about the whole of it. */
  readonly message: string;
  /** Messages of the fields that the server named. */
  readonly fields: Readonly<Record<string, string>>;
}

interface Attempt {
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** The failure in one sentence, for forms that show it in one place. */
  readonly problem: string | null;
  /** Runs one attempt at a time; a second one meanwhile is ignored. True where it succeeded. */
  attempt(work: () => Promise<unknown>): Promise<boolean>;
}

const failureOf = (error: unknown, otherwise: string): Failure => {
  const fields = error instanceof ApiError ? error.fields : [];
  return {
    message: messageOf(error, otherwise),
    fields: Object.fromEntries(fields.map(({ field, message }) => [field, message])),
  };
};

/**
 * The state of a form that asks the server: busy, then done or what went wrong, by field where it is known.
 * @param otherwise what the page says where the server gave no words
 */
export const useAttempt = (otherwise: string): Attempt => {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ readonly failure: Failure; readonly problem: string } | null>(null);

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailed(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailed({ failure: failureOf(error, otherwise), problem: wordsOf(error, otherwise) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure: failed?.failure ?? null, problem: failed?.problem ?? null, attempt };
};
