import { sql, type Migration } from 'kysely';

const REFINEMENTS = sql`
  CREATE TABLE refinements (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    project_id uuid NOT NULL REFERENCES projects ON DELETE CASCADE,
    parent_asset_id uuid NOT NULL REFERENCES assets ON DELETE CASCADE,
    prompt text,
    studio text,
    seed integer NOT NULL,
    understood jsonb NOT NULL,
    not_understood jsonb NOT NULL,
    notes jsonb NOT NULL DEFAULT '[]',
    plan_attempts integer NOT NULL DEFAULT 0,
    planned_at timestamptz,
    idempotency_key text,
    request_hash text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    UNIQUE (user_id, idempotency_key)
  )`;

const VARIATIONS = [
  sql`ALTER TABLE assets ADD COLUMN refinement_id uuid REFERENCES refinements ON DELETE CASCADE`,
  sql`CREATE UNIQUE INDEX assets_refinement ON assets (refinement_id, slot) WHERE refinement_id IS NOT NULL`,
  sql`CREATE INDEX refinements_project ON refinements (project_id, created_at DESC)`,
];

/** A hold may be settled in parts; what is left of it is `amount - settled`. */
const PARTS = [
  sql`ALTER TABLE credit_holds ADD COLUMN settled integer NOT NULL DEFAULT 0 CHECK (settled BETWEEN 0 AND amount)`,
  sql`ALTER TABLE credit_holds DROP CONSTRAINT credit_holds_state_check`,
  sql`ALTER TABLE credit_holds ADD CONSTRAINT credit_holds_state_check
    CHECK (state IN ('open', 'captured', 'released', 'settled'))`,
];

/** Spends a part of a hold or gives it back, each part once; false where that was done, or the hold is not open. */
const SETTLE_PART = sql`
  CREATE FUNCTION settle_part(p_ref text, p_part text, p_amount integer, p_state text)
  RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE
    hold credit_holds;
    entry text := p_ref || ':' || p_part;
  BEGIN
    SELECT * INTO hold FROM credit_holds WHERE id = p_ref AND state = 'open' FOR UPDATE;
    IF NOT FOUND THEN RETURN false; END IF;
    IF EXISTS (SELECT 1 FROM credit_entries WHERE kind IN ('capture', 'release') AND ref = entry) THEN
      RETURN false;
    END IF;
    UPDATE credit_holds SET settled = settled + p_amount WHERE id = p_ref;
    IF hold.settled + p_amount = hold.amount THEN
      UPDATE credit_holds SET state = 'settled', settled_at = now() WHERE id = p_ref;
    END IF;
    IF p_state = 'captured' THEN RETURN post_entry(hold.user_id, 'capture', entry, 0, -p_amount); END IF;
    RETURN post_entry(hold.user_id, 'release', entry, p_amount, -p_amount);
  END $$`;

/** As before, of what is left of the hold. */
const SETTLE_REST = sql`
  CREATE OR REPLACE FUNCTION settle_hold(p_ref text, p_state text) RETURNS boolean LANGUAGE plpgsql AS $$
  DECLARE
    hold credit_holds;
    rest integer;
  BEGIN
    SELECT * INTO hold FROM credit_holds WHERE id = p_ref AND state = 'open' FOR UPDATE;
    IF NOT FOUND THEN RETURN false; END IF;
    rest := hold.amount - hold.settled;
    UPDATE credit_holds SET state = p_state, settled = amount, settled_at = now() WHERE id = p_ref;
    IF p_state = 'captured' THEN RETURN post_entry(hold.user_id, 'capture', p_ref, 0, -rest); END IF;
    RETURN post_entry(hold.user_id, 'release', p_ref, rest, -rest);
  END $$`;

export const refinements: Migration = {
  up: async (db) => {
    for (const statement of [REFINEMENTS, ...VARIATIONS, ...PARTS, SETTLE_PART, SETTLE_REST]) {
      await statement.execute(db);
    }
  },
};
