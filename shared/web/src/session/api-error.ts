import type { ErrorCode, FieldError, Problem } from '@fifteen/contracts';

const FALLBACK = 'Request failed';
const NETWORK = 'Network error';

/** What a failed call throws. Branch on `code` or `status`; show `message`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** 0 where no answer came. */
  readonly status: number;
  /** The stable code of a problem body, where there was one. */
  readonly code: ErrorCode | undefined;
  /** Wrong fields by name, where the body was refused. */
  readonly fields: readonly FieldError[];
  /** The parsed body, the text, or null. */
  readonly body: unknown;
  /** When it may be tried again, where the server said so. */
  readonly retryAfterS: number | undefined;

  constructor(message: string, status: number, body: unknown = null, retryAfterS?: number) {
    super(message);
    this.status = status;
    this.body = body;
    this.retryAfterS = retryAfterS;
    const problem = problemOf(body);
    this.code = problem?.code;
    this.fields = problem?.errors ?? [];
  }
}

const problemOf = (body: unknown): Partial<Problem> | undefined =>
  typeof body === 'object' && body !== null ? (body as Partial<Problem>) : undefined;

const textIn = (body: unknown, key: 'detail' | 'message'): string | undefined => {
  const value = (body as Record<string, unknown> | null | undefined)?.[key];
  if (typeof value === 'string' && value !== '') return value;
  return undefined;
};

/** The words of an answer that is not a success: its detail, else its message, else "Request failed". */
export const errorOfAnswer = (status: number, body: unknown, retryAfter?: unknown): ApiError => {
  const detail = (body as { detail?: unknown } | null | undefined)?.detail;
  // A gateway in front may put the words one level deeper, as `detail.message`.
  const message = textIn(body, 'detail') ?? textIn(detail, 'message') ?? textIn(body, 'message') ?? FALLBACK;
  const seconds = Number(retryAfter);
  return new ApiError(message, status, body, seconds > 0 ? seconds : undefined);
};

/** No answer came: the underlying words, else "Network error". */
export const errorOfNetwork = (cause: unknown): ApiError => {
  const message = cause instanceof Error && cause.message ? cause.message : NETWORK;
  const error = new ApiError(message, 0);
  error.cause = cause;
  return error;
};
