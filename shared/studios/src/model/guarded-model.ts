import type { ModelFailure } from './failure.ts';
import type { Ledger } from './ledger.ts';
import type { Model } from './model.ts';
import type { StudioSettings } from './settings.ts';
import { type BreakerOptions, withBreaker } from './with-breaker.ts';
import { type QueueState, withQueue } from './with-queue.ts';
import { type RetryOptions, withRetries } from './with-retries.ts';
import { paidFrom, withSpending } from './with-spending.ts';

interface GuardOptions {
  readonly breaker?: BreakerOptions;
  readonly retries?: Pick<RetryOptions, 'sleep' | 'jitter'>;
  readonly onRetry?: (failure: ModelFailure, pause: number) => void;
  readonly onUnsettled?: (error: unknown) => void;
}

/** One provider's queue and breaker, for everybody who draws by it. */
export interface GuardedModel {
  readonly id: string;
  readonly state: () => QueueState;
  /** The model, paid from this ledger. */
  readonly paidFrom: (ledger: Ledger) => Model;
}

/**
 * The layers around a provider, in the one order that they have everywhere: a call is counted by the breaker when all its
 * tries have failed; each try waits in the queue, and money is set aside for it when its turn has come.
 */
export function guardedModel(bare: Model, { prices, concurrent, perMinute }: Pick<StudioSettings, 'prices' | 'concurrent' | 'perMinute'>, { breaker, retries, onRetry, onUnsettled }: GuardOptions = {}): GuardedModel {
  const queue = withQueue(withSpending(bare, prices, { ...(onUnsettled && { onUnsettled }) }), { concurrent, perMinute });
  const guarded = withBreaker(withRetries(queue, { ...retries, ...(onRetry && { onRetry }) }), breaker);
  return { id: bare.id, state: queue.state, paidFrom: (ledger) => paidFrom(guarded, ledger) };
}
