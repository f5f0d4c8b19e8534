import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aCustomer, aProject, bankOf, openKit } from '../../testing/money.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { COMMANDS } from './commands.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const run = async (name: string, ...args: string[]): Promise<string[]> => (await COMMANDS[name]?.run(gateway.platform, args)) ?? [];

test('an operator grants, gives back in parts, reads both sides of the books, and finds no difference', async () => {
  const customer = await aCustomer(gateway);
  const { email } = customer.user;
  expect(await run('grant', email, '40')).toEqual(['40 credits given. The balance is 140.']);
  const project = await aProject(customer);
  const session = await openKit(customer, project);
  await bankOf(gateway).pay(session);
  const { number, id } = (await customer.call('GET', `orders/by-session/${session}`)).body;
  await customer.call('POST', `orders/${id}/refund-request`, { reason: 'Too late' });
  expect((await run('refunds'))[0]).toMatch(new RegExp(`${number}  \\$29\\.00  Too late$`));
  expect(await run('refund', number, '--amount', '9.00')).toEqual([`$9.00 given back for ${number}; $20.00 of it are left.`]);
  expect(await run('refund', number)).toEqual([`$20.00 given back for ${number}; $0.00 of it are left.`]);
  await expect(run('refund', number)).rejects.toThrow(/refunded whole already/);
  const lines = await run('ledger', email);
  expect(lines.filter((line) => line.startsWith('sums'))).toEqual([
    expect.stringContaining('available +140, given away -140; together 0'),
    expect.stringContaining('provider $0.00, sales $0.00; together $0.00'),
  ]);
  expect((await run('reconcile')).at(-1)).toBe('1 orders, 1 checkouts at the provider. Differences: 0');
});

test.each([
  ['refund', [], /It wants ORDER/],
  ['refund', ['ORD-1'], /There is no order ORD-1/],
  ['refund', ['ORD-1', '--amount', '-5'], /--amount is dollars|ambiguous/],
  ['grant', ['nobody@example.com', '5'], /Nobody has an account/],
  ['grant', ['nobody@example.com', 'many'], /CREDITS is a number/],
])('%s %j says what is wrong', async (name, args, words) => {
  await expect(run(name, ...args)).rejects.toThrow(words);
});
