import { ERRORS, type ErrorCode, type FieldError, type Problem } from '@fifteen/contracts';

interface AppErrorOptions {
  detail?: string;
  errors?: readonly FieldError[];
  headers?: Readonly<Record<string, string>>;
  /** What the problem carries besides its words. */
  facts?: Pick<Problem, 'balance' | 'cost' | 'challenge'>;
  /** Set where what was refused is of interest to the security log beyond its status. */
  refused?: 'signature_refused' | 'hash_refused';
  cause?: unknown;
}

/** An error of the domain. Status and default words come from the contracts' table; one handler sends it. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly facts: AppErrorOptions['facts'];
  readonly refused: AppErrorOptions['refused'];

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.detail ?? ERRORS[code].detail, { cause: options.cause });
    this.code = code;
    this.status = ERRORS[code].status;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
    this.facts = options.facts;
    this.refused = options.refused;
  }
}

/** A situation that the person who starts the program can mend: shown as one sentence, without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
