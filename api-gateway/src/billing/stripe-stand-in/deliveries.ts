import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { Stripe } from 'stripe';
import type { Database } from '../../platform/database/schema/database.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { updateObject } from './stand-in-store.ts';

const LOOK_MS = 400;
const ANSWER_MS = 10_000;
const TRIES = 12;
/** Doubling: the twelfth try comes a quarter of an hour after the first. */
const FIRST_PAUSE_S = 0.5;

interface Options {
  readonly db: Kysely<Database>;
  readonly webhookSecret: string;
  readonly settleDue: () => Promise<void>;
  readonly logger: Logger;
}

interface Due {
  readonly body: Stripe.Event;
  readonly tries: number;
  readonly url: string;
}

export interface Deliveries {
  readonly stop: () => Promise<void>;
}

/** Where events go from now on. */
export const registerEndpoint = async (db: Kysely<Database>, url: string): Promise<void> => {
  await sql`INSERT INTO stripe_stand_in.endpoint (url) VALUES (${url}) ON CONFLICT (single) DO UPDATE SET url = ${url}`.execute(db);
};

/** Sends signed events, several at once and so in no order, again until they are taken. Settles what is due first. */
export const startDeliveries = ({ db, webhookSecret, settleDue, logger }: Options): Deliveries => {
  const { webhooks } = new Stripe('sk_test_signing_only');
  const stopping = new AbortController();

  // Due again at once, so that one which is under way is not taken twice.
  const takeDue = async (): Promise<Due[]> => {
    const { rows } = await sql<Due>`
      WITH due AS (
        UPDATE stripe_stand_in.deliveries SET tries = tries + 1,
          due_at = now() + make_interval(secs => ${FIRST_PAUSE_S} * 2 ^ tries)
        WHERE event_id IN (
          SELECT event_id FROM stripe_stand_in.deliveries WHERE due_at <= now() AND tries < ${TRIES}
          ORDER BY due_at LIMIT 20 FOR UPDATE SKIP LOCKED)
        RETURNING event_id, tries)
      SELECT o.body, due.tries, e.url FROM due
        JOIN stripe_stand_in.objects o ON o.id = due.event_id CROSS JOIN stripe_stand_in.endpoint e`.execute(db);
    return rows;
  };

  const deliver = async ({ body, url }: Due): Promise<void> => {
    const payload = JSON.stringify(body, null, 2);
    const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature, 'user-agent': 'Stripe/1.0' },
      body: payload,
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(ANSWER_MS)]),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    await sql`DELETE FROM stripe_stand_in.deliveries WHERE event_id = ${body.id}`.execute(db);
    await updateObject(db, { ...body, pending_webhooks: 0 });
  };

  const round = async (): Promise<void> => {
    await settleDue();
    const due = await takeDue();
    const failed = (error: unknown): void => logger.debug({ err: error }, 'a payment event was not taken');
    await Promise.all(due.map((event) => deliver(event).catch(failed)));
  };

  let running = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = round()
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) logger.warn({ err: error }, 'payment events could not be delivered');
      })
      .finally(() => (busy = false));
  }, LOOK_MS);
  return {
    stop: async () => {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
};
