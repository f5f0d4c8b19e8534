import express, { Router, type ErrorRequestHandler, type Request, type RequestHandler, type Response } from 'express';
import type { Kysely } from 'kysely';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/database/schema/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { ownEntry } from '../../platform/objects/own-entry.ts';
import type { Bank } from './bank.ts';
import { consolePage, type Payment } from './console-page.ts';
import { bankPage, overPage, payPage } from './pay-page.ts';
import { StandInError } from './stand-in-error.ts';
import { findObject, listObjects } from './stand-in-store.ts';
import { outcomeOf, settlesAs } from './test-cards.ts';

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const SHOWN = 50;
const NOT_CONFIRMED = { code: 'card_declined', message: 'Your bank did not confirm the payment.' } as const;

interface Options {
  readonly db: Kysely<Database>;
  readonly bank: Bank;
}

const sendPage = (response: Response, html: string, status = 200): void => {
  response.status(status).set('Content-Security-Policy', PAGE_POLICY).type('html').send(html);
};

const field = (request: Request, name: string): string => {
  const value = (request.body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : '';
};

const backToShop = (response: Response, { success_url, id }: Stripe.Checkout.Session): void =>
  response.redirect(303, (success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', id));

const asAppError: ErrorRequestHandler = (error, _request, _response, next) =>
  next(error instanceof StandInError ? new AppError(error.status === 404 ? 'not_found' : 'invalid_request', { detail: error.message }) : error);

/** The pages of the stand-in: where customers pay, and where a developer plays the bank. */
export const createPayPages = ({ db, bank }: Options): Router => {
  const router = Router({ caseSensitive: true });
  const readForm = express.urlencoded({ extended: false, limit: '10kb' });

  const sessionOf = async ({ params }: Request): Promise<Stripe.Checkout.Session> => {
    const session = await findObject(db, 'checkout.session', String(params.id));
    if (!session) throw new AppError('not_found');
    return session;
  };

  /** Only an open checkout can be paid; who comes back later is told so. */
  const open =
    (work: (session: Stripe.Checkout.Session, request: Request, response: Response) => Promise<void> | void): RequestHandler =>
    async (request, response) => {
      const session = await sessionOf(request);
      if (session.status !== 'open') return sendPage(response, overPage(session), 410);
      await work(session, request, response);
    };

  const refuse = async (response: Response, session: Stripe.Checkout.Session, why: Parameters<Bank['refuse']>[1], card: string): Promise<void> => {
    await bank.refuse(session.id, why);
    sendPage(response, payPage({ session, problem: why.message, card }), 402);
  };

  router.get('/dev/stripe/pay/:id', open((session, _request, response) => sendPage(response, payPage({ session }))));
  router.post(
    '/dev/stripe/pay/:id/card',
    readForm,
    open(async (session, request, response) => {
      const card = field(request, 'card').slice(0, 40);
      const outcome = outcomeOf(card);
      if (outcome === 'paid') return backToShop(response, await bank.pay(session.id));
      if (outcome !== 'needs_bank') return refuse(response, session, outcome, card);
      await bank.askBank(session.id);
      response.redirect(303, `/dev/stripe/pay/${session.id}/bank`);
    }),
  );
  router.get('/dev/stripe/pay/:id/bank', open((session, _request, response) => sendPage(response, bankPage(session))));
  router.post(
    '/dev/stripe/pay/:id/bank',
    readForm,
    open(async (session, request, response) => {
      if (field(request, 'answer') === 'confirm') return backToShop(response, await bank.pay(session.id));
      return refuse(response, session, NOT_CONFIRMED, '4000 0025 0000 3155');
    }),
  );
  router.post(
    '/dev/stripe/pay/:id/debit',
    readForm,
    open(async (session, request, response) => {
      const outcome = settlesAs(field(request, 'account'));
      if (outcome) return backToShop(response, await bank.payLater(session.id, outcome));
      sendPage(response, payPage({ session, problem: 'This is none of the test accounts.' }), 402);
    }),
  );

  const paymentOf = async (session: Stripe.Checkout.Session): Promise<Payment> => {
    const of = typeof session.payment_intent === 'string' ? { limit: 1, paymentIntent: session.payment_intent } : undefined;
    const [charge] = of ? await listObjects(db, 'charge', of) : [];
    const [dispute] = of ? await listObjects(db, 'dispute', of) : [];
    return { session, charge, dispute };
  };
  router.get('/dev/stripe', async (_request, response) => {
    const sessions = await listObjects(db, 'checkout.session', { limit: SHOWN });
    sendPage(response, consolePage(await Promise.all(sessions.slice(0, SHOWN).map(paymentOf))));
  });

  const ACTS: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    expire: bank.expire,
    refund: (id) => bank.refund({ payment_intent: id }),
    dispute: bank.dispute,
    'dispute-won': (id) => bank.closeDispute(id, 'won'),
    'dispute-lost': (id) => bank.closeDispute(id, 'lost'),
  };
  router.post('/dev/stripe/:act', readForm, async (request, response) => {
    const act = ownEntry(ACTS, String(request.params.act));
    if (!act) throw new AppError('not_found');
    await act(field(request, 'id'));
    response.redirect(303, '/dev/stripe');
  });
  router.use(asAppError);
  return router;
};
