import { randomUUID } from 'node:crypto';
import { Refinement, refineAsset } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { refiningOn } from '../../testing/refining.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const { query, call, aCustomer, refine, history, books, entriesOf, started } = refiningOn(() => gateway);

describe('asking for a refinement', () => {
  test('sets 5 credits aside, and says what was understood', async () => {
    const customer = await aCustomer();
    const { status, body } = await refine(customer, { prompt: 'bolder, blue, flimflam' });
    expect(status).toBe(202);
    expect(refineAsset.answer.parse(body)).toMatchObject({
      cost: 5,
      balance: 95,
      understood: ['Bolder letters', 'The logo in blue'],
      not_understood: ['flimflam'],
    });
    expect(await books(customer)).toEqual({ available: 95, held: 5 });
    const [set] = await history(customer);
    expect(Refinement.parse(set)).toMatchObject({ parent_asset_id: customer.logo, prompt: 'bolder, blue, flimflam', cost: 5, returned: 0 });
    expect(set?.variations.map(({ status, asset_type }) => [status, asset_type])).toEqual(Array.from({ length: 5 }, () => ['pending', 'simple_refinement']));
    expect(await query("SELECT id FROM pgboss.job WHERE name = 'refinement' AND id = $1", body.refinement_id)).toHaveLength(1);
  });

  test.each([null, '', '   '])('without words (%p) it explores, and nothing is left to understand', async (prompt) => {
    const { body } = await refine(await aCustomer(), { prompt });
    expect(body).toMatchObject({ understood: [], not_understood: [] });
  });

  test.each(['marrow', 'tessera', '78'])('in the voice of %s says so', async (studio) => {
    const customer = await aCustomer();
    const { body } = await refine(customer, { prompt: null, studio });
    expect(body.understood).toEqual([expect.stringMatching(/^In the hand of /)]);
    expect((await history(customer))[0]?.studio).toBe(studio);
  });

  test('repeated with its Idempotency-Key gives the same refinement and takes 5 credits, also ten times at once', async () => {
    const customer = await aCustomer(5);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => refine(customer, { prompt: 'bolder' }, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(202));
    expect(new Set(answers.map(({ body }) => body.refinement_id)).size).toBe(1);
    expect(await books(customer)).toEqual({ available: 0, held: 5 });
    expect(await refine(customer, { prompt: 'bolder!' }, key)).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
  });

  test('P11: a hundred at once with 5 credits start one; the others learn the balance and the cost', async () => {
    const credits = 5;
    const customer = await aCustomer(credits);
    const answers = await Promise.all(Array.from({ length: 100 }, () => refine(customer)));
    const refused = answers.filter(({ status }) => status === 402);
    const begun = answers.filter(({ status }) => status === 202);
    expect(begun).toHaveLength(1);
    expect(refused).toHaveLength(99);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'insufficient_credits', balance: 0, cost: 5 });
    expect(await entriesOf(customer, 'hold')).toHaveLength(1);
    expect(await books(customer)).toEqual({ available: 0, held: 5 });
    expect(await query('SELECT 1 FROM refinements WHERE user_id = $1', customer.userId)).toHaveLength(1);
    figure('P11', `${answers.length} refinements at once with ${credits} credits: ${begun.length} started, ${refused.length} refused over HTTP, balance ${(await books(customer)).available}`);
  });

  test('what was refused for want of credits goes through under the same key once there are some', async () => {
    const customer = await aCustomer(4);
    const key = { 'idempotency-key': randomUUID() };
    expect((await refine(customer, { prompt: null }, key)).body).toMatchObject({ code: 'insufficient_credits', balance: 4 });
    await query("SELECT post_entry($1, 'purchase', $2, 50, 0)", customer.userId, customer.userId);
    expect((await refine(customer, { prompt: null }, key)).body).toMatchObject({ balance: 49 });
  });

  test('Z6: an unpaid project is refused before any credit moves', async () => {
    const customer = await aCustomer();
    await query('UPDATE projects SET is_paid = false WHERE id = $1', customer.project);
    expect(await refine(customer)).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    expect(await books(customer)).toEqual({ available: 100, held: 0 });
  });

  test("another one's logo, a missing one and one that is not drawn are not there", async () => {
    const [customer, other] = [await aCustomer(), await aCustomer()];
    await started(customer);
    const [pending] = await query("SELECT id FROM assets WHERE project_id = $1 AND status = 'pending'", customer.project);
    for (const logo of [other.logo, randomUUID(), pending.id]) {
      expect(await refine(customer, undefined, {}, logo)).toMatchObject({ status: 404, body: { detail: 'Selected logo not found' } });
      const read = await call(customer, 'POST', `/projects/assets/${logo}/read-prompt`, { prompt: 'bolder' });
      expect(read.status).toBe(404);
    }
    for (const list of ['refinements', 'history']) expect((await call(customer, 'GET', `/projects/${other.project}/${list}`)).status).toBe(404);
    expect(await books(customer)).toEqual({ available: 95, held: 5 });
  });

  test.each([
    [{ prompt: 'x'.repeat(501) }, 'prompt'],
    [{ prompt: 5 }, 'prompt'],
    [{}, 'prompt'],
    [{ prompt: null, studio: 'nobody' }, 'studio'],
  ])('refuses %j by the name of the field', async (body, field) => {
    expect((await refine(await aCustomer(), body)).body).toMatchObject({ code: 'invalid_request', errors: [{ field }] });
  });

  test('Z2: credits and costs that somebody sends along are ignored', async () => {
    const customer = await aCustomer();
    const { body } = await refine(customer, { prompt: null, cost: 0, credits: 1000, user_id: randomUUID(), __proto__: { cost: 0 } });
    expect(body).toMatchObject({ cost: 5, balance: 95 });
  });

  test.each([
    ['flimflam', 'We didn’t catch that. Try a color, font or symbol. Nothing was charged.'],
    ['change the name to Marlow Vets', 'To change the name, open Edit. It’s free. Nothing was charged.'],
    ['make the cat smile', 'We can’t pose or animate a picture. Ask for another picture, color, font or layout. Nothing was charged.'],
    ['add a tagline', 'What should the line say? Write it like this: “tagline: Fresh every morning”. Nothing was charged.'],
  ])('%p is refused, says what to do instead, and charges nothing', async (prompt, detail) => {
    const customer = await aCustomer();
    expect((await refine(customer, { prompt })).body).toMatchObject({ status: 422, code: 'wish_not_possible', detail });
    expect(await books(customer)).toEqual({ available: 100, held: 0 });
    expect(await history(customer)).toEqual([]);
  });

  test('reading a prompt costs nothing, and a concept may be named by its title', async () => {
    const customer = await aCustomer();
    const [{ title }] = await query('SELECT title FROM assets WHERE project_id = $1 AND title IS NOT NULL AND genome IS NOT NULL ORDER BY slot DESC LIMIT 1', customer.project);
    const { body } = await call(customer, 'POST', `/projects/assets/${customer.logo}/read-prompt`, { prompt: `bolder, like ${title}` });
    expect(body).toEqual({ understood: [`Like “${title}”`, 'Bolder letters'], not_understood: [], cannot: [], offers: [], possible: true });
    expect(await books(customer)).toEqual({ available: 100, held: 0 });
  });
});
