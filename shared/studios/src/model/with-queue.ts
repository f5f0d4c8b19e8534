import { ModelFailure } from './failure.ts';
import type { Model } from './model.ts';

export interface QueueOptions {
  /** Calls at a time. */
  readonly concurrent: number;
  /** Calls that start within a minute. */
  readonly perMinute: number;
  readonly now?: () => number;
}

const MINUTE = 60_000;

/** A model whose calls wait in line: so many at a time, so many a minute, first come first served. */
export function withQueue(model: Model, { concurrent, perMinute, now = Date.now }: QueueOptions): Model & { readonly waiting: () => number } {
  const line: (() => void)[] = [];
  let starts: number[] = [];
  let running = 0;
  let timer: NodeJS.Timeout | undefined;

  const advance = (): void => {
    clearTimeout(timer);
    starts = starts.filter((at) => at > now() - MINUTE);
    while (line.length > 0 && running < concurrent && starts.length < perMinute) {
      running += 1;
      starts.push(now());
      line.shift()!();
    }
    if (line.length > 0 && running < concurrent) {
      timer = setTimeout(advance, Math.max(1, starts[0]! + MINUTE - now()));
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
    waiting: () => line.length,
    complete: async (request, options) => {
      await turn(options.signal);
      try {
        return await model.complete(request, options);
      } finally {
        running -= 1;
        advance();
      }
    },
  };
}
