interface Extra {
  readonly code?: string;
  readonly param?: string;
  readonly type?: 'invalid_request_error' | 'idempotency_error' | 'api_error';
}

/** An answer of the provider that says no, in its own shape. */
export class StandInError extends Error {
  override readonly name = 'StandInError';
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, message: string, { type = 'invalid_request_error', ...extra }: Extra = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...extra } };
  }
}
