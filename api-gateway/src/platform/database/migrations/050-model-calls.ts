import { sql, type Migration } from 'kysely';

/** What the operator pays for language models: a row a call. It outlives its project and its account, without them. */
export const modelCalls: Migration = {
  up: async (db) => {
    await sql`CREATE TABLE model_calls (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      project_id uuid REFERENCES projects ON DELETE SET NULL,
      user_id uuid REFERENCES users ON DELETE SET NULL,
      at timestamptz NOT NULL,
      task text NOT NULL,
      model text NOT NULL,
      prompt text NOT NULL,
      quote bigint NOT NULL CHECK (quote >= 0),
      cost bigint CHECK (cost >= 0),
      input_tokens integer,
      output_tokens integer,
      milliseconds integer,
      answered boolean NOT NULL DEFAULT false
    )`.execute(db);
    await sql`CREATE INDEX model_calls_at ON model_calls (at)`.execute(db);
    await sql`CREATE INDEX model_calls_project ON model_calls (project_id)`.execute(db);
    await sql`CREATE INDEX model_calls_user ON model_calls (user_id)`.execute(db);
  },
};
