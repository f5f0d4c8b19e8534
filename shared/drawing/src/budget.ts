/** What a program may use. Every limit is a hard one: reaching it ends the program with a {@link DrawingError}. */
export interface Limits {
  /** Operations on shapes and lines. */
  readonly operations: number;
  /** Outline segments in any one shape. */
  readonly segments: number;
  /** Outline segments of all shapes that one operation of arithmetic takes. */
  readonly combined: number;
  /** Farthest coordinate from the origin, in units. */
  readonly extent: number;
}

/** Generous for a logo of about 1,000 units: the busiest program in the idea book uses a tenth of it. */
export const DEFAULT_LIMITS: Limits = { operations: 5_000, segments: 20_000, combined: 3_000, extent: 100_000 };

/** A program did something that has no drawing: a bad number, an unknown letter, too much work. The message is for its author. */
export class DrawingError extends Error {
  override readonly name = 'DrawingError';
}

/** Counts what one run of a program does. */
export interface Budget {
  /** Call before each operation; throws a {@link DrawingError} when the limit is reached. */
  readonly spend: () => void;
  readonly limits: Limits;
  /** Whether every shape is measured against the limits: for programs of unknown authors. */
  readonly isStrict: boolean;
  /** Operations so far. */
  readonly spent: () => number;
}

export function createBudget(limits: Limits = DEFAULT_LIMITS, { isStrict = false } = {}): Budget {
  let spent = 0;
  return {
    limits,
    isStrict,
    spent: () => spent,
    spend: () => {
      spent += 1;
      if (spent > limits.operations) throw new DrawingError(`The program uses more than ${limits.operations} operations.`);
    },
  };
}

/** The number itself; throws where it is not finite or beyond the limit, naming what it was for. */
export function finite(value: number, what: string, extent = DEFAULT_LIMITS.extent): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new DrawingError(`${what} is ${String(value)}, not a finite number.`);
  if (Math.abs(value) > extent) throw new DrawingError(`${what} is ${value}, beyond the limit of ${extent}.`);
  return value;
}
