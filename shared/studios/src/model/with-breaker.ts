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

/** Failures that say something about the provider, not about one request. */
const COUNTED: ReadonlySet<string> = new Set(['limited', 'unavailable', 'slow', 'cut', 'garbled', 'misused']);

/** A model that is left alone for a while after it failed several times in a row: nobody waits for what will not come. */
export function withBreaker(model: Model, { failures = 5, pause = 60_000, now = Date.now, onChange }: BreakerOptions = {}): Model {
  let inARow = 0;
  let openUntil = 0;
  let isTrying = false;
  return {
    ...model,
    complete: async (request, options) => {
      if (openUntil > 0 && (now() < openUntil || isTrying)) throw new ModelFailure('open', `${model.id} failed ${inARow} times in a row and is left alone for now.`);
      isTrying = openUntil > 0;
      try {
        const reply = await model.complete(request, options);
        if (openUntil > 0) onChange?.('closed');
        [inARow, openUntil] = [0, 0];
        return reply;
      } catch (error) {
        if (error instanceof ModelFailure && COUNTED.has(error.kind)) {
          inARow += 1;
          if (inARow >= failures) {
            if (openUntil === 0) onChange?.('open');
            openUntil = now() + pause;
          }
        }
        throw error;
      } finally {
        isTrying = false;
      }
    },
  };
}
