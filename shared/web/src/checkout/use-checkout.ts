import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@fifteen/web/session';
import { isUnworded } from '../problem.ts';

export interface Checkout {
  /** What is being bought while its checkout opens, as it was named to `leave`. */
  readonly busy: string | null;
  readonly problem: string | null;
  /** Opens the checkout that `ask` gives and goes there; once, however often it is called. */
  leave(what: string, ask: () => Promise<{ readonly checkout_url: string }>): Promise<void>;
  forgetProblem(): void;
}

const FAILED = 'Failed to create checkout.';
const NO_URL = 'No checkout URL received';
const HARMLESS = 'Nothing was charged. Please try again.';

const wordsOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return NO_URL;
  return isUnworded(error) ? `${FAILED} ${HARMLESS}` : error.message;
};

/** The way to the payment provider's page. */
export const useCheckout = (): Checkout => {
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // A second click comes before the first has been drawn: state would let it through.
  const leaving = useRef(false);

  const stay = (): void => {
    leaving.current = false;
    setBusy(null);
  };
  useEffect(() => {
    // Back from the checkout the browser shows this page as it was left: busy.
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);

  const leave: Checkout['leave'] = async (what, ask) => {
    if (leaving.current) return;
    leaving.current = true;
    setBusy(what);
    setProblem(null);
    try {
      const { checkout_url: url } = await ask();
      if (!url) throw new Error(NO_URL);
      location.assign(url);
    } catch (error) {
      setProblem(wordsOf(error));
      stay();
    }
  };
  return { busy, problem, leave, forgetProblem: () => setProblem(null) };
};
