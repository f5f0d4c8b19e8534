import { sql, type Migration } from 'kysely';

/** Whether the words of a refinement go to a language model: decided, and said, before anything is charged. */
export const refinementsByModels: Migration = {
  up: async (db) => {
    await sql`ALTER TABLE refinements ADD COLUMN by_model boolean NOT NULL DEFAULT false`.execute(db);
  },
};
