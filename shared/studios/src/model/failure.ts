import type { Usage } from './model.ts';

/**
 * What can go wrong with a provider, by what to do about it: `limited` and `unavailable` pass, `slow` and `cut` may pass,
 * `garbled` is an answer that nobody can read, `refused` is the model's own no and is final, `misused` is our mistake or
 * the key's, `exhausted` is our own budget, `open` our circuit breaker, `stopped` somebody else's signal.
 */
export const FAILURES = ['limited', 'unavailable', 'slow', 'cut', 'garbled', 'refused', 'misused', 'exhausted', 'open', 'stopped'] as const;
export type FailureKind = (typeof FAILURES)[number];

/** What a failed call is billed for: what the provider counted, or nobody knows, because its stream broke before it said. */
export type Billed = Usage | 'unknown';

interface FailureDetails {
  readonly retryAfter?: number | undefined;
  readonly billed?: Billed | undefined;
}

/** A call of a model that gave no reply. The message is for the operator's log; it holds no key and nothing of the customer's. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;
  /** What the provider asked us to wait, in milliseconds. */
  readonly retryAfter: number | undefined;

  /** Absent where the provider never took the request on: nothing is billed. */
  readonly billed: Billed | undefined;

  constructor(kind: FailureKind, message: string, { retryAfter, billed }: FailureDetails = {}) {
    super(message.slice(0, 300));
    this.kind = kind;
    this.retryAfter = retryAfter;
    this.billed = billed;
  }

  /** The same failure, of a request that the provider took on. */
  after(billed: Billed): ModelFailure {
    return new ModelFailure(this.kind, this.message, { retryAfter: this.retryAfter, billed });
  }
}

/** Failures after which the same call may succeed. A refusal never does, and is never sent again. */
const PASSING: ReadonlySet<FailureKind> = new Set(['limited', 'unavailable', 'slow', 'cut', 'garbled']);

export const mayPass = (error: unknown): error is ModelFailure => error instanceof ModelFailure && PASSING.has(error.kind);

/** The kind of failure that an HTTP status stands for. 529 is Anthropic's "overloaded". */
export function failureOfStatus(status: number | undefined, message: string, retryAfter?: number): ModelFailure {
  if (status === undefined) return new ModelFailure('unavailable', message);
  if (status === 429) return new ModelFailure('limited', `${status}: ${message}`, { retryAfter });
  if (status === 408 || status === 409 || status >= 500) return new ModelFailure('unavailable', `${status}: ${message}`, { retryAfter });
  return new ModelFailure('misused', `${status}: ${message}`);
}

/** The `retry-after` header in milliseconds: seconds, or a date. */
export function retryAfterOf(header: string | null | undefined, now = Date.now()): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** An error of a JSON parser, of whatever realm: a response may be read by the host's own. */
export const isSyntaxError = (error: unknown): error is Error => error instanceof Error ? error.name === 'SyntaxError' : typeof error === 'object' && error !== null && 'name' in error && error.name === 'SyntaxError';
