import { ModelFailure } from './failure.ts';
import type { Model } from './model.ts';

export interface BreakerOptions {
  /** Failures in a row that open it. */
  readonly failures?: number;
  /** How long it stays open, in milliseconds; then one call tries. */
  readonly pause?: number;
  readonly now?: () => number;
  readonly onChange?: (state: 'open' | 'closed') => void;
}

/** Failures that say that the provider does not work. `limited` says that it works, and asks us to slow down: the queue does. */
const COUNTED: ReadonlySet<string> = new Set(['unavailable', 'slow', 'cut', 'garbled', 'misused']);

/**
 * A model that is left alone for a while after it failed several times in a row: nobody waits for what will not come. Calls
 * that ran at the same time fail once: a burst of one project's does not shut out the others.
 */
export function withBreaker(model: Model, { failures = 5, pause = 60_000, now = Date.now, onChange }: BreakerOptions = {}): Model {
  let inARow = 0;
  let openUntil = 0;
  /** Counts calls. A failure is counted if its call began after the last failure that was. */
  let calls = 0;
  let callsAtLastFailure = 0;
  /** The call that tries whether the provider is back. */
  let trying = 0;

  const fail = (call: number): void => {
    if (call <= callsAtLastFailure && call !== trying) return;
    callsAtLastFailure = calls;
    inARow += 1;
    if (inARow < failures) return;
    if (openUntil === 0) onChange?.('open');
    openUntil = now() + pause;
  };

  return {
    ...model,
    complete: async (request, options) => {
      if (openUntil > 0 && (now() < openUntil || trying > 0)) throw new ModelFailure('open', `${model.id} failed ${inARow} times in a row and is left alone for now.`);
      calls += 1;
      const call = calls;
      if (openUntil > 0) trying = call;
      try {
        const reply = await model.complete(request, options);
        if (openUntil > 0) onChange?.('closed');
        [inARow, openUntil] = [0, 0];
        return reply;
      } catch (error) {
        if (error instanceof ModelFailure && COUNTED.has(error.kind)) fail(call);
        throw error;
      } finally {
        if (trying === call) trying = 0;
      }
    },
  };
}
