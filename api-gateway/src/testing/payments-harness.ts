import { Stripe } from 'stripe';
import { WEBHOOK_PATH } from '../billing/payments/webhook-path.ts';
import { purgeDeletedProjects } from '../projects/projects/deleted-projects.store.ts';
import { refundOrder } from '../billing/refunds/refund.ts';
import { aCustomer, aProject, bankOf, openKit, paymentsOn, type Customer } from './money.ts';
import { startTestGateway } from './test-gateway.ts';

/** A gateway whose payments are looked at closely: its bank, its events, its orders and its mails. Close it in afterAll. */
export const openPaymentsHarness = async () => {
  // Events are only those that the tests send: the stand-in's own reach nobody without a worker.
  const gateway = await startTestGateway({ environment: { STRIPE_TIMEOUT_MS: '400' } });
  const payments = await paymentsOn(gateway);
  const bank = bankOf(gateway);
  const rows = async <T = Record<string, unknown>>(statement: string, ...values: unknown[]): Promise<T[]> =>
    (await gateway.platform.pool.query(statement, values)).rows as T[];
  const orderOf = async (session: string) => (await rows<{ id: string; number: string }>('SELECT * FROM orders WHERE session_id = $1', session))[0];
  const eventsAbout = async (session: string): Promise<Stripe.Event[]> => {
    const found = await rows<{ body: Stripe.Event }>(
      `SELECT e.body FROM stripe_stand_in.objects e, stripe_stand_in.objects s
       WHERE s.id = $1 AND e.object = 'event' AND (e.body #>> '{data,object,id}' = $1
         OR e.body #>> '{data,object,id}' = s.body ->> 'payment_intent' OR e.body #>> '{data,object,payment_intent}' = s.body ->> 'payment_intent')
       ORDER BY e.seq`,
      session,
    );
    return found.map(({ body }) => body);
  };
  const signed = (payload: string, secret = payments.cashier.account.webhookSecret, timestamp?: number): string =>
    new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) });
  const deliver = (payload: string, signature: string): Promise<Response> =>
    fetch(gateway.url + WEBHOOK_PATH, { method: 'POST', body: payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } });
  const handleAll = async (): Promise<void> => {
    for (const { id } of await rows<{ id: string }>('SELECT id FROM payment_events WHERE handled_at IS NULL')) await payments.eventsService.handle(id);
  };
  const isPaid = async (customer: Customer, project: string): Promise<boolean> => (await customer.call('GET', `projects/${project}`)).body.is_paid;
  const orderToRefund = async (session: string) => {
    const order = await payments.orders.findByNumber((await orderOf(session))?.number ?? '');
    if (!order) throw new Error('no order');
    return order;
  };
  const refund = async (session: string, cents?: number) => refundOrder(payments, await orderToRefund(session), cents);
  /** Templates of the mails about an order, in the order of their writing. */
  const mailsAbout = async ({ customer, session }: { customer: Customer; session: string }): Promise<string[]> => {
    const order = await orderOf(session);
    const found = await rows<{ template: string }>(
      `SELECT template FROM mails WHERE template NOT LIKE 'confirm%' AND (user_id = $1 OR ref LIKE '%' || $2) ORDER BY created_at, template`,
      customer.user.id, order?.id,
    );
    return found.map(({ template }) => template);
  };
  /** What the sweeper does a day after a deletion. */
  const purge = (): Promise<void> =>
    purgeDeletedProjects(gateway.platform.db, { ask: () => Promise.resolve() }, { unpaid: new Date(Date.now() + 1000), paid: new Date(0) });
  const paidKit = async () => {
    const customer = await aCustomer(gateway);
    const project = await aProject(customer);
    const session = await openKit(customer, project);
    await bank.pay(session);
    await payments.fulfilment.fulfil(session);
    return { customer, project, session };
  };
  const close = async (): Promise<void> => {
    await payments.stop();
    await gateway.stop();
  };
  return { gateway, payments, bank, rows, orderOf, eventsAbout, signed, deliver, handleAll, isPaid, orderToRefund, refund, mailsAbout, purge, paidKit, close };
};

export type PaymentsHarness = Awaited<ReturnType<typeof openPaymentsHarness>>;
