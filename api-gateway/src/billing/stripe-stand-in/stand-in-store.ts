import { sql, type Kysely } from 'kysely';
import type { Stripe } from 'stripe';
import type { Db } from '../../platform/database/db.ts';
import type { Database } from '../../platform/database/schema/database.ts';

/** What the stand-in keeps: any of the provider's objects. */
export type StoredObject =
  | Stripe.Checkout.Session
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Event;

type Named<Name extends StoredObject['object']> = Extract<StoredObject, { object: Name }>;

const LOCK = 7_400_001;

/** A schema of its own, that production has not: it belongs to the provider whom it plays. */
const SCHEMA = [
  sql`CREATE SCHEMA IF NOT EXISTS stripe_stand_in`,
  sql`CREATE TABLE IF NOT EXISTS stripe_stand_in.objects (
    seq bigint GENERATED ALWAYS AS IDENTITY,
    id text PRIMARY KEY,
    object text NOT NULL,
    payment_intent text,
    settles_at timestamptz,
    body jsonb NOT NULL
  )`,
  sql`CREATE INDEX IF NOT EXISTS objects_kind ON stripe_stand_in.objects (object, seq DESC)`,
  sql`CREATE INDEX IF NOT EXISTS objects_payment ON stripe_stand_in.objects (payment_intent, object)`,
  sql`CREATE INDEX IF NOT EXISTS objects_settling ON stripe_stand_in.objects (settles_at) WHERE settles_at IS NOT NULL`,
  sql`CREATE INDEX IF NOT EXISTS objects_open ON stripe_stand_in.objects ((body ->> 'status'))
    WHERE object = 'checkout.session' AND body ->> 'status' = 'open'`,
  sql`CREATE TABLE IF NOT EXISTS stripe_stand_in.answers (
    key text PRIMARY KEY,
    fingerprint text NOT NULL,
    status integer,
    body jsonb,
    begun_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE TABLE IF NOT EXISTS stripe_stand_in.deliveries (
    event_id text PRIMARY KEY REFERENCES stripe_stand_in.objects,
    tries integer NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE TABLE IF NOT EXISTS stripe_stand_in.endpoint (single boolean PRIMARY KEY DEFAULT true CHECK (single), url text NOT NULL)`,
  sql`CREATE TABLE IF NOT EXISTS stripe_stand_in.faults (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text NOT NULL)`,
];

export const createStandInSchema = (db: Kysely<Database>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Gateway and worker start at the same moment, and "if not exists" alone is not enough.
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(trx);
    for (const statement of SCHEMA) await statement.execute(trx);
  });

const bodies = async <T>(rows: Promise<{ rows: { body: T }[] }>): Promise<T[]> => (await rows).rows.map(({ body }) => body);

const intentOf = (body: StoredObject): string | null => {
  const intent = 'payment_intent' in body ? body.payment_intent : null;
  return typeof intent === 'string' ? intent : null;
};

export const insertObject = async (db: Db, body: StoredObject): Promise<void> => {
  await sql`INSERT INTO stripe_stand_in.objects (id, object, payment_intent, body)
    VALUES (${body.id}, ${body.object}, ${intentOf(body)}, ${JSON.stringify(body)}::jsonb)`.execute(db);
};

export const updateObject = async (db: Db, body: StoredObject): Promise<void> => {
  await sql`UPDATE stripe_stand_in.objects SET body = ${JSON.stringify(body)}::jsonb, payment_intent = ${intentOf(body)}
    WHERE id = ${body.id}`.execute(db);
};

export const findObject = async <Name extends StoredObject['object']>(db: Db, object: Name, id: string): Promise<Named<Name> | undefined> => {
  const found = await bodies(sql<{ body: Named<Name> }>`SELECT body FROM stripe_stand_in.objects WHERE id = ${id} AND object = ${object}`.execute(db));
  return found[0];
};

/** As findObject; nobody else changes it until the transaction ends. */
export const lockObject = async <Name extends StoredObject['object']>(trx: Db, object: Name, id: string): Promise<Named<Name> | undefined> => {
  const found = await bodies(
    sql<{ body: Named<Name> }>`SELECT body FROM stripe_stand_in.objects WHERE id = ${id} AND object = ${object} FOR UPDATE`.execute(trx),
  );
  return found[0];
};

interface Listing {
  readonly limit: number;
  readonly startingAfter?: string | undefined;
  readonly paymentIntent?: string | undefined;
  readonly status?: string | undefined;
}

/** Newest first, one more than asked for where there is more. */
export const listObjects = <Name extends StoredObject['object']>(db: Db, object: Name, of: Listing): Promise<Named<Name>[]> =>
  bodies(
    sql<{ body: Named<Name> }>`SELECT body FROM stripe_stand_in.objects
      WHERE object = ${object}
        AND (${of.startingAfter ?? null}::text IS NULL
          OR seq < (SELECT seq FROM stripe_stand_in.objects WHERE id = ${of.startingAfter ?? null}))
        AND (${of.paymentIntent ?? null}::text IS NULL OR payment_intent = ${of.paymentIntent ?? null})
        AND (${of.status ?? null}::text IS NULL OR body ->> 'status' = ${of.status ?? null})
      ORDER BY seq DESC LIMIT ${of.limit + 1}`.execute(db),
  );

/** A delayed method: when its bank answers. Null: it has. */
export const settleLater = async (db: Db, sessionId: string, at: Date | null): Promise<void> => {
  await sql`UPDATE stripe_stand_in.objects SET settles_at = ${at} WHERE id = ${sessionId}`.execute(db);
};

export const dueSettlements = (db: Db, now: Date): Promise<Stripe.Checkout.Session[]> =>
  bodies(sql<{ body: Stripe.Checkout.Session }>`SELECT body FROM stripe_stand_in.objects WHERE settles_at <= ${now}`.execute(db));

export const overdueSessions = (db: Db, now: Date): Promise<Stripe.Checkout.Session[]> =>
  bodies(
    sql<{ body: Stripe.Checkout.Session }>`SELECT body FROM stripe_stand_in.objects
      WHERE object = 'checkout.session' AND body ->> 'status' = 'open' AND (body ->> 'expires_at')::bigint <= ${Math.floor(now.getTime() / 1000)}`.execute(db),
  );
