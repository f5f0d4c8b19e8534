import { sql, type Migration } from 'kysely';

const ANALYTICS_EVENTS = sql`
  CREATE TABLE analytics_events (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
    event_type text NOT NULL,
    metadata jsonb NOT NULL,
    created_at timestamptz NOT NULL
  )`;

export const analyticsEvents: Migration = {
  up: async (db) => {
    await ANALYTICS_EVENTS.execute(db);
    await sql`CREATE INDEX analytics_events_project ON analytics_events (project_id)`.execute(db);
    await sql`CREATE INDEX analytics_events_user ON analytics_events (user_id)`.execute(db);
  },
};
