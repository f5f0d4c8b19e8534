/** The middle of some numbers; of an even count the lower of the two. */
export const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** The value that 99 of 100 do not exceed. */
export const p99Of = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN;

/** The value that 95 of 100 do not exceed. */
export const p95Of = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
