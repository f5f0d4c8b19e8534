import type { ColumnType, Generated } from 'kysely';

/** A call of a language model: set aside at its quote, then settled. Money in millionths of a dollar. */
export interface ModelCallsTable {
  id: Generated<string>;
  project_id: string | null;
  user_id: string | null;
  at: ColumnType<Date, Date, never>;
  task: string;
  model: string;
  /** Version of the prompts. */
  prompt: string;
  quote: ColumnType<string, number, never>;
  /** Null until it is settled: then the quote counts. */
  cost: ColumnType<string | null, number | undefined, number>;
  input_tokens: number | null;
  output_tokens: number | null;
  milliseconds: number | null;
  answered: Generated<boolean>;
}
