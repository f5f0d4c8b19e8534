/** A line of the suite: something that was measured in this run. */
export interface SecurityRow {
  readonly name: string;
  readonly value: number;
  /** After the point; 2 unless given. */
  readonly digits?: number;
  /** What it is held against, in words. */
  readonly aim?: string;
  readonly isMissed?: boolean;
}

/** What each file NAME.figure.ts exports as `measure`. */
export type MeasureSecurity = () => Promise<readonly SecurityRow[]>;
