import { useState } from 'react';
import { messageOf } from '@fifteen/web/problem';
import { ApiError } from '@fifteen/web/session';

interface Failure {
  readonly message: string;
  /** Messages of the fields that the server named. */
  readonly fields: Readonly<Record<string, string>>;
}

interface Attempt {
  readonly busy: boolean;
  readonly failure: Failure | null;
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

/** The state of a form that asks the server: busy, then done or what went wrong, by field where it is known. */
export const useAttempt = (otherwise: string): Attempt => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure(failureOf(error, otherwise));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, attempt };
};
