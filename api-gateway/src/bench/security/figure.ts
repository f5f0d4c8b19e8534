import type { Row } from '../rows.ts';

/** What each file NAME.figure.ts exports as `measure`. */
export type MeasureSecurity = () => Promise<readonly Row[]>;
