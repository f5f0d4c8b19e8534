import { UserEvent } from '@fifteen/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aCustomer, aProject, bankOf, type Customer, openCredits, openKit, paymentsOn, until } from '../../testing/money.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import type { Payments } from '../../app/wiring/compose-payments.ts';

let gateway: TestGateway;
let payments: Payments;
beforeAll(async () => {
  gateway = await startTestGateway();
  payments = await paymentsOn(gateway);
});
afterAll(async () => {
  await payments.stop();
  await gateway.stop();
});

/** What a tab hears, as it comes. */
const listen = async ({ access_token }: Customer) => {
  const stop = new AbortController();
  const response = await fetch(`${gateway.url}/api/v1/users/events`, { headers: { authorization: `Bearer ${access_token}` }, signal: stop.signal });
  const heard: UserEvent[] = [];
  const pump = async (): Promise<void> => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk as Uint8Array).toString();
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, data] = /^data: (.+)$/m.exec(block) ?? [];
        if (data) heard.push(UserEvent.parse(JSON.parse(data)));
      }
    }
  };
  const ended = pump().catch(() => undefined);
  return { heard, stop: async () => (stop.abort(), ended) };
};
const balances = (heard: readonly UserEvent[]): number[] => heard.flatMap((event) => (event.type === 'credits_changed' ? [event.data.credits] : []));

test('every tab of the customer hears the new balance, and nobody else does', async () => {
  const [customer, other] = [await aCustomer(gateway), await aCustomer(gateway)];
  const tabs = [await listen(customer), await listen(customer), await listen(other)] as const;
  await until(() => tabs.every(({ heard }) => heard.length > 0));
  const session = await openCredits(customer);
  await bankOf(gateway).pay(session);
  await payments.fulfilment.fulfil(session);
  await until(() => balances(tabs[0].heard).includes(150) && balances(tabs[1].heard).includes(150));
  expect(balances(tabs[2].heard)).not.toContain(150);
  for (const tab of tabs) await tab.stop();
});

test('a project that is paid, and one whose money went back, is told', async () => {
  const customer = await aCustomer(gateway);
  const project = await aProject(customer);
  const tab = await listen(customer);
  const session = await openKit(customer, project);
  await bankOf(gateway).pay(session);
  await payments.fulfilment.fulfil(session);
  const told = (isPaid: boolean) => tab.heard.some((event) => event.type === 'project_paid_changed' && event.data.project_id === project && event.data.is_paid === isPaid);
  await until(() => told(true));
  await bankOf(gateway).refund({ payment_intent: (await payments.provider.lookUp(session))?.paymentIntentId ?? '' });
  await payments.fulfilment.fulfil(session);
  await until(() => told(false));
  await tab.stop();
});
