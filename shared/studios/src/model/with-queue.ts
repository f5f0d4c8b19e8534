import { ModelFailure } from './failure.ts';
import type { Model } from './model.ts';

export interface QueueOptions {
  /** Calls at a time. */
  readonly concurrent: number;
  /** Calls that start within a minute. */
  readonly perMinute: number;
  readonly now?: () => number;
}

/** What a queue is doing now. */
export interface QueueState {
  readonly waiting: number;
  readonly running: number;
}

const MINUTE = 60_000;
/** How long nobody starts after a 429 that names no pause. */
const USUAL_PAUSE = 2_000;

/**
 * A model whose calls wait in line: so many at a time, so many a minute, first come first served. Where the provider says
 * that we are too fast, nobody starts until the pause that it asked for is over.
 */
export function withQueue(model: Model, { concurrent, perMinute, now = Date.now }: QueueOptions): Model & { readonly state: () => QueueState } {
  const line: (() => void)[] = [];
  let starts: number[] = [];
  let running = 0;
  let pausedUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  const nextStart = (): number => Math.max(pausedUntil, starts.length < perMinute ? 0 : starts[0]! + MINUTE);

  const advance = (): void => {
    clearTimeout(timer);
    starts = starts.filter((at) => at > now() - MINUTE);
    while (line.length > 0 && running < concurrent && nextStart() <= now()) {
      running += 1;
      starts.push(now());
      line.shift()!();
    }
    if (line.length > 0 && running < concurrent) {
      timer = setTimeout(advance, Math.max(1, nextStart() - now()));
      timer.unref();
    }
  };

  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        const at = line.indexOf(enter);
        if (at >= 0) line.splice(at, 1);
        reject(new ModelFailure('stopped', 'The call was stopped while it waited.'));
      };
      const enter = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      line.push(enter);
      advance();
    });

  return {
    ...model,
    state: () => ({ waiting: line.length, running }),
    complete: async (request, options) => {
      await turn(options.signal);
      try {
        return await model.complete(request, options);
      } catch (error) {
        if (error instanceof ModelFailure && error.kind === 'limited') pausedUntil = Math.max(pausedUntil, now() + (error.retryAfter ?? USUAL_PAUSE));
        throw error;
      } finally {
        running -= 1;
        advance();
      }
    },
  };
}
