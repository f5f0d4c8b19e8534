import { sql, type Migration } from 'kysely';

/** Whose turn a set's last slots are: the language model's, which has a job of its own, or the engine's again. */
export const modelTurns: Migration = {
  up: async (db) => {
    await sql`ALTER TABLE projects ADD COLUMN model_turn text CHECK (model_turn IN ('queued', 'asked', 'done'))`.execute(db);
  },
};
