import type { Box } from './box-of-path.ts';

export interface RawShape {
  readonly hex: string;
  /** Filled even-odd. */
  readonly path: string;
  readonly box: Box;
}

/** What a reader finds in a file, whatever its kind: shapes from back to front. */
export interface RawLogo {
  readonly background: string | null;
  readonly shapes: readonly RawShape[];
  readonly notes: readonly string[];
}
