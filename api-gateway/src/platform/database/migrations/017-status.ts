import { sql, type Migration } from 'kysely';

const STATEMENTS = [
  sql`CREATE TABLE status_samples (
    service text NOT NULL,
    minute timestamptz NOT NULL,
    state text NOT NULL CHECK (state IN ('operational', 'degraded', 'outage')),
    milliseconds integer,
    PRIMARY KEY (service, minute)
  )`,
  sql`CREATE INDEX status_samples_minute ON status_samples (minute)`,
  sql`CREATE TABLE status_days (
    service text NOT NULL,
    day date NOT NULL,
    first_at timestamptz NOT NULL,
    operational integer NOT NULL,
    degraded integer NOT NULL,
    outage integer NOT NULL,
    PRIMARY KEY (service, day)
  )`,

  // What only the worker can measure.
  sql`CREATE TABLE status_beats (
    service text PRIMARY KEY,
    at timestamptz NOT NULL,
    answered boolean NOT NULL,
    milliseconds integer
  )`,

  sql`CREATE TABLE incidents (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    title text NOT NULL,
    severity text NOT NULL CHECK (severity IN ('minor', 'major', 'maintenance')),
    opened_at timestamptz NOT NULL,
    resolved_at timestamptz
  )`,
  sql`CREATE TABLE incident_updates (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    incident_id integer NOT NULL REFERENCES incidents ON DELETE CASCADE,
    at timestamptz NOT NULL,
    text text NOT NULL
  )`,
  sql`CREATE INDEX incident_updates_incident ON incident_updates (incident_id)`,
  sql`CREATE TABLE planned_maintenance (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    starts_at timestamptz NOT NULL,
    ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
    title text NOT NULL,
    impact text NOT NULL,
    created_at timestamptz NOT NULL,
    cancelled_at timestamptz
  )`,

  sql`CREATE TABLE status_subscribers (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    email text NOT NULL,
    email_key text NOT NULL UNIQUE,
    asked_at timestamptz NOT NULL,
    confirmed_at timestamptz
  )`,
];

export const status: Migration = {
  up: async (db) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
