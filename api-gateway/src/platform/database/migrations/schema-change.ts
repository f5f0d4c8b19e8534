import { type Migration, type RawBuilder, sql } from 'kysely';

export interface SchemaChange extends Migration {
  /** Outside a transaction, for CREATE INDEX CONCURRENTLY: one statement, which may be run again after it failed half-way. */
  readonly concurrently?: true;
}

/**
 * Marks a migration that takes something away, by a first statement of its own: `after` names the newest migration of the first
 * release that does without what goes. Older releases read it and refuse to run (docs/operations/migrations.md).
 */
export const contract = (after: string): RawBuilder<unknown> => {
  if (!/^[\w-]+$/.test(after)) throw new Error(`"${after}" is not the name of a migration`);
  return sql.raw(`INSERT INTO schema_contracts (after) VALUES ('${after}') ON CONFLICT DO NOTHING -- contract: after ${after}`);
};
