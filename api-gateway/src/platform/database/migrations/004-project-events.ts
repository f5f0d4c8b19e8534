import { sql, type Migration } from 'kysely';

const PROJECT_EVENTS = sql`
  CREATE TABLE project_events (
    project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
    seq integer NOT NULL,
    data jsonb NOT NULL,
    PRIMARY KEY (project_id, seq)
  )`;

/**
 * Appends an event and nudges the listeners, who read the rows themselves. The number comes from the project's row,
 * whose lock makes commits of one project follow their numbers: a reader never skips one that commits late.
 */
const EMIT = sql`
  CREATE FUNCTION emit_project_event(p_project uuid, p_data jsonb) RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE number integer;
  BEGIN
    UPDATE projects SET event_seq = event_seq + 1 WHERE id = p_project RETURNING event_seq INTO number;
    IF NOT FOUND THEN RAISE EXCEPTION 'no project %', p_project; END IF;
    INSERT INTO project_events (project_id, seq, data) VALUES (p_project, number, p_data);
    PERFORM pg_notify('project_events', p_project::text);
    RETURN number;
  END $$`;

export const projectEvents: Migration = {
  up: async (db) => {
    await PROJECT_EVENTS.execute(db);
    await EMIT.execute(db);
  },
};
