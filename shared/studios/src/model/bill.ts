import type { Billed, ModelFailure } from './failure.ts';
import type { Usage } from './model.ts';

/** What a call will be billed for, as far as its provider has said. */
export interface Bill {
  /** The provider has taken the request on: it bills what it writes from now on. */
  readonly taken: () => void;
  /** The provider's own count of the whole call; undefined where it gave none. */
  readonly count: (usage: Usage | undefined) => void;
  /** The failure with what was billed for it. */
  readonly on: (failure: ModelFailure) => ModelFailure;
}

/** Failures of which we cannot know whether the provider had begun: it had the request, and we went away. */
const WENT_AWAY: ReadonlySet<string> = new Set(['slow', 'stopped']);

export function openBill(): Bill {
  let billed: Billed | undefined;
  return {
    taken: () => {
      billed ??= 'unknown';
    },
    count: (usage) => {
      billed = usage ?? 'unknown';
    },
    on: (failure) => {
      const own = failure.billed ?? billed ?? (WENT_AWAY.has(failure.kind) ? 'unknown' : undefined);
      return own ? failure.after(own) : failure;
    },
  };
}
