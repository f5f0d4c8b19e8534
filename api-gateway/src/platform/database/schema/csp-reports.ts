import type { ColumnType, Selectable } from 'kysely';

/** What browsers refused on our pages. Anybody can send a report: every text is foreign. */
export interface CspReportsTable {
  day: ColumnType<Date, string, never>;
  directive: string;
  /** An origin, or a word such as `inline`. */
  blocked: string;
  /** A path of ours, with ids left out. */
  page: string;
  release: string;
  count: number;
  first_at: ColumnType<Date, Date, never>;
  last_at: Date;
}

export type CspReportRow = Selectable<CspReportsTable>;
