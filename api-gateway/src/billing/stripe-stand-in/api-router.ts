import type { Kysely } from 'kysely';
import express, { Router, type ErrorRequestHandler, type RequestHandler } from 'express';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/database/schema/database.ts';
import type { Bank } from './bank.ts';
import { expanded } from './expand.ts';
import { meetFaults } from './faults.ts';
import { honourIdempotencyKeys } from './idempotency.ts';
import { newId, newSession, seconds } from './objects.ts';
import { StandInError } from './stand-in-error.ts';
import { findObject, insertObject, listObjects, type StoredObject } from './stand-in-store.ts';

const DAY_S = 86_400;
const LIMIT_MAX = 100;

interface Options {
  readonly db: Kysely<Database>;
  readonly bank: Bank;
  readonly apiKey: string;
  readonly payPage: (sessionId: string) => string;
  readonly now: () => Date;
}

const missing = (param: string): StandInError =>
  new StandInError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });

interface LineItem {
  readonly quantity?: string;
  readonly price_data?: { readonly unit_amount?: string; readonly currency?: string };
}

/** The SDK writes arrays as line_items[0][…]; the query parser makes arrays or objects of them. */
const totalOf = (lineItems: unknown): { amount: number; currency: string } => {
  const lines = Object.values((lineItems as Record<string, LineItem> | undefined) ?? {});
  const [first] = lines;
  if (!first) throw missing('line_items');
  const amount = lines.reduce((sum, { price_data, quantity }) => sum + Number(price_data?.unit_amount) * Number(quantity ?? 1), 0);
  if (!Number.isInteger(amount) || amount < 1) throw new StandInError(400, 'Invalid integer: unit_amount', { param: 'line_items[0][price_data][unit_amount]' });
  return { amount, currency: first.price_data?.currency ?? 'usd' };
};

const handled =
  (work: (request: express.Request) => Promise<object>, db: Options['db']): RequestHandler =>
  async (request, response) => {
    const source = request.method === 'GET' ? request.query : ((request.body as Record<string, unknown> | undefined) ?? {});
    const body = await expanded(db, await work(request), source.expand);
    response.json(body);
  };

const answerError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  if (error instanceof StandInError) return void response.status(error.status).json(error.body);
  response.status(500).json({ error: { type: 'api_error', message: String(error) } });
};

/** The part of the provider's API that the product speaks, over its own wire. */
export const createStandInApi = ({ db, bank, apiKey, payPage, now }: Options): express.Express => {
  const app = express();
  app.disable('x-powered-by');
  // expand[0]=payment_intent
  app.set('query parser', 'extended');

  const identify: RequestHandler = (request, response, next) => {
    response.set('Request-Id', newId('req'));
    if (request.get('authorization') !== `Bearer ${apiKey}`) throw new StandInError(401, 'Invalid API Key provided');
    next();
  };

  const found = async <Name extends StoredObject['object']>(object: Name, id: string) => {
    const known = await findObject(db, object, id);
    if (!known) throw new StandInError(404, `No such ${object}: '${id}'`, { code: 'resource_missing', param: 'id' });
    return known;
  };

  const listed = (object: StoredObject['object'], url: string) => async ({ query }: express.Request) => {
    const limit = Math.min(LIMIT_MAX, Number(query.limit ?? 10));
    const text = (name: string): string | undefined => (query[name] === undefined ? undefined : String(query[name]));
    const rows = await listObjects(db, object, {
      limit,
      startingAfter: text('starting_after'),
      paymentIntent: text('payment_intent'),
      status: text('status'),
    });
    return { object: 'list', url, has_more: rows.length > limit, data: rows.slice(0, limit) };
  };

  const createSession = async ({ body }: express.Request): Promise<object> => {
    const params = body as Stripe.Checkout.SessionCreateParams;
    if (!params.success_url) throw missing('success_url');
    const id = newId('cs_test');
    const created = seconds(now());
    const { amount, currency } = totalOf(params.line_items);
    const expiresAt = Number(params.expires_at ?? created + DAY_S);
    const session = newSession({ id, amount, currency, created, expiresAt, url: payPage(id), params });
    await insertObject(db, session);
    return session;
  };

  const v1 = Router({ caseSensitive: true });
  v1.post('/checkout/sessions', handled(createSession, db));
  v1.get('/checkout/sessions', handled(listed('checkout.session', '/v1/checkout/sessions'), db));
  v1.get('/checkout/sessions/:id', handled(({ params }) => found('checkout.session', String(params.id)), db));
  v1.post('/checkout/sessions/:id/expire', handled(({ params }) => bank.expire(String(params.id)), db));
  v1.get('/payment_intents/:id', handled(({ params }) => found('payment_intent', String(params.id)), db));
  v1.get('/payment_intents', handled(listed('payment_intent', '/v1/payment_intents'), db));
  v1.get('/charges/:id', handled(({ params }) => found('charge', String(params.id)), db));
  v1.post('/refunds', handled(({ body }) => bank.refund((body ?? {}) as Stripe.RefundCreateParams), db));
  v1.get('/refunds', handled(listed('refund', '/v1/refunds'), db));
  v1.get('/refunds/:id', handled(({ params }) => found('refund', String(params.id)), db));
  v1.get('/disputes', handled(listed('dispute', '/v1/disputes'), db));
  v1.get('/disputes/:id', handled(({ params }) => found('dispute', String(params.id)), db));
  v1.get('/events', handled(listed('event', '/v1/events'), db));
  v1.get('/events/:id', handled(({ params }) => found('event', String(params.id)), db));
  v1.use(({ method, originalUrl }) => {
    throw new StandInError(404, `Unrecognized request URL (${method}: ${originalUrl}).`);
  });

  app.use('/v1', identify, express.urlencoded({ extended: true, limit: '1mb' }), meetFaults(db), honourIdempotencyKeys(db), v1);
  app.use(answerError);
  return app;
};
