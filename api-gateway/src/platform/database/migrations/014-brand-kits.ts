import { sql, type Migration } from 'kysely';

/** `seq` grows with everything that a watcher should hear of. */
const ORDERS = sql`
  CREATE TABLE kit_orders (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
    asset_id uuid NOT NULL REFERENCES assets ON DELETE CASCADE,
    details jsonb NOT NULL,
    seq integer NOT NULL DEFAULT 1,
    created_at timestamptz(3) NOT NULL,
    touched_at timestamptz(3) NOT NULL,
    UNIQUE (project_id, asset_id)
  )`;

/** `round` counts how often a part was asked for: the work of an earlier one has no effect any more. */
const PARTS = sql`
  CREATE TABLE kit_parts (
    order_id uuid NOT NULL REFERENCES kit_orders ON DELETE CASCADE,
    part text NOT NULL,
    status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'processing', 'completed', 'failed')),
    share real NOT NULL DEFAULT 0 CHECK (share BETWEEN 0 AND 1),
    round integer NOT NULL DEFAULT 1,
    attempts integer NOT NULL DEFAULT 0,
    files jsonb NOT NULL DEFAULT '[]',
    /** The round that these files are of. */
    files_round integer,
    completed_at timestamptz,
    PRIMARY KEY (order_id, part)
  )`;

const TOUCH = sql`
  CREATE FUNCTION touch_kit_order(p_order uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE kit_orders SET seq = seq + 1 WHERE id = p_order;
    PERFORM pg_notify('kit_orders', p_order::text);
  END $$`;

export const brandKits: Migration = {
  up: async (db) => {
    await ORDERS.execute(db);
    await sql`CREATE INDEX kit_orders_newest ON kit_orders (project_id, touched_at DESC)`.execute(db);
    await PARTS.execute(db);
    await TOUCH.execute(db);
  },
};
