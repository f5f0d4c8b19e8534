import { ModelFailure } from './failure.ts';

export interface Patience {
  /** Of a whole reply, in milliseconds. */
  readonly total: number;
  /** Between two pieces of a streamed reply. */
  readonly stall: number;
}

export const PATIENCE: Patience = { total: 120_000, stall: 30_000 };

/** Ends a call that takes too long as a whole, or whose stream stands still. */
export interface Watch {
  readonly signal: AbortSignal;
  /** Call for each piece that arrives. */
  readonly touch: () => void;
  /** What an error of the call really was: our own patience, the caller's signal, or the error itself. */
  readonly reason: () => ModelFailure | undefined;
  readonly end: () => void;
}

export function createWatch(outer: AbortSignal, { total, stall }: Patience): Watch {
  const own = new AbortController();
  const late = (what: string) => () => own.abort(new ModelFailure('slow', what));
  const whole = setTimeout(late(`No reply within ${total} ms.`), total);
  let pause = setTimeout(late(`Nothing came for ${stall} ms.`), stall);
  return {
    signal: AbortSignal.any([outer, own.signal]),
    touch: () => {
      clearTimeout(pause);
      pause = setTimeout(late(`Nothing came for ${stall} ms.`), stall);
    },
    reason: () => {
      if (own.signal.aborted) return own.signal.reason as ModelFailure;
      return outer.aborted ? new ModelFailure('stopped', 'The call was stopped.') : undefined;
    },
    end: () => {
      clearTimeout(whole);
      clearTimeout(pause);
    },
  };
}
