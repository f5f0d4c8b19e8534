import { type ModelFailure, mayPass } from './failure.ts';
import type { Model } from './model.ts';

export interface RetryOptions {
  /** Calls in all. */
  readonly attempts?: number;
  /** Pause before the second call, in milliseconds; it doubles each time, up to `most`. */
  readonly base?: number;
  readonly most?: number;
  /** The longest pause of the provider's own that is waited for, in milliseconds; after a longer one the call has failed. */
  readonly mostAsked?: number;
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 up to 1: how much of the pause is taken off, so that many callers do not come back together. */
  readonly jitter?: () => number;
  readonly onRetry?: (failure: ModelFailure, pause: number) => void;
}

/** A model that is asked again after failures that pass: after the provider's own pause, in full, where it names one. A refusal is final. */
export function withRetries(model: Model, { attempts = 4, base = 600, most = 20_000, mostAsked = 120_000, sleep = pauseFor, jitter = Math.random, onRetry }: RetryOptions = {}): Model {
  return {
    ...model,
    complete: async (request, options) => {
      const { signal } = options;
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await model.complete(request, options);
        } catch (error) {
          if (!mayPass(error) || attempt >= attempts || signal.aborted) throw error;
          const own = Math.min(most, base * 2 ** (attempt - 1)) * (1 - 0.5 * jitter());
          const pause = error.retryAfter ?? own;
          if (pause > mostAsked) throw error;
          onRetry?.(error, pause);
          await sleep(pause, signal);
        }
      }
    },
  };
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
