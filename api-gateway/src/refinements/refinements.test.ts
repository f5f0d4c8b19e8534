import { randomUUID } from 'node:crypto';
import { LogoHistory, Refinement, refineAsset, type Asset, type SignedIn } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fileStoreOf } from '../files/compose-files.ts';
import { callApi, signUpSomebody } from '../testing/api-client.ts';
import { readEvents } from '../testing/event-reader.ts';
import { fakePreviews, fakeVary, generationOn, variationsOn } from '../testing/fake-engine.ts';
import { aTasteProfile } from '../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

interface Customer {
  readonly token: string;
  readonly userId: string;
  readonly project: string;
  /** The first concept of the project. */
  readonly logo: string;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const query = async (text: string, ...values: unknown[]) => (await gateway.platform.pool.query(text, values)).rows;
const call = ({ token }: Pick<Customer, 'token'>, method: string, path: string, body?: unknown, headers = {}) =>
  callApi(gateway.url, method, `/api/v1${path}`, { body, token, headers });

const projectOf = async (token: string): Promise<{ project: string; logo: string }> => {
  const { body } = await call({ token }, 'POST', '/projects', { taste_profile: aTasteProfile() });
  const project = body.project_id as string;
  await generationOn(gateway.platform).generate(project);
  const [asset] = await query('SELECT id FROM assets WHERE project_id = $1 AND slot = 1', project);
  return { project, logo: asset.id };
};

/** Somebody with a drawn, paid project and so many credits. */
const aCustomer = async (credits = 100): Promise<Customer> => {
  const { access_token: token, user }: SignedIn = await signUpSomebody(gateway.url);
  const drawn = await projectOf(token);
  await query('UPDATE projects SET is_paid = true WHERE id = $1', drawn.project);
  if (credits < 100) await query("SELECT post_entry($1, 'clawback', $2, $3, 0)", user.id, `test:${user.id}`, credits - 100);
  return { token, userId: user.id, ...drawn };
};

const refine = (customer: Customer, body: unknown = { prompt: 'bolder, blue' }, headers = {}, logo = customer.logo) =>
  call(customer, 'POST', `/projects/assets/${logo}/simple-refine`, body, headers);
const history = async (customer: Customer, query = ''): Promise<Refinement[]> =>
  (await call(customer, 'GET', `/projects/${customer.project}/refinements${query}`)).body;
const books = async ({ userId }: Customer) => (await query('SELECT available, held FROM credit_accounts WHERE user_id = $1', userId))[0];
const entriesOf = ({ userId }: Customer, kind: string) => query('SELECT ref FROM credit_entries WHERE user_id = $1 AND kind = $2', userId, kind);
const started = async (customer: Customer, body?: unknown): Promise<string> => (await refine(customer, body)).body.refinement_id;
const statusesOf = async (customer: Customer): Promise<string[]> =>
  (await history(customer)).flatMap(({ variations }) => variations.map(({ status }) => status));
const broken = () => Promise.reject(new Error('broken'));

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
    const customer = await aCustomer(5);
    const answers = await Promise.all(Array.from({ length: 100 }, () => refine(customer)));
    const refused = answers.filter(({ status }) => status === 402);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(refused).toHaveLength(99);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'insufficient_credits', balance: 0, cost: 5 });
    expect(await entriesOf(customer, 'hold')).toHaveLength(1);
    expect(await books(customer)).toEqual({ available: 0, held: 5 });
    expect(await query('SELECT 1 FROM refinements WHERE user_id = $1', customer.userId)).toHaveLength(1);
    figure('P11', '100 refinements at once with 5 credits: 1 started, 99 answered 402 over HTTP, balance 0');
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

  test('reading a prompt costs nothing', async () => {
    const customer = await aCustomer();
    const { body } = await call(customer, 'POST', `/projects/assets/${customer.logo}/read-prompt`, { prompt: 'bolder, like Concept 3' });
    expect(body).toEqual({ understood: ['Like “Concept 3”', 'Bolder letters'], not_understood: [] });
    expect(await books(customer)).toEqual({ available: 100, held: 0 });
  });
});

describe('drawing variations', () => {
  test('spends a credit each, and tells of each', async () => {
    const customer = await aCustomer();
    const id = await started(customer);
    await variationsOn(gateway.platform).draw(id);
    const [set] = await history(customer);
    expect(set?.notes).toEqual(['Noted: bolder, blue']);
    expect(set?.variations.map(({ status, parent_asset_id }) => [status, parent_asset_id])).toEqual(Array.from({ length: 5 }, () => ['completed', customer.logo]));
    expect(await books(customer)).toEqual({ available: 95, held: 0 });
    expect(await entriesOf(customer, 'capture')).toHaveLength(5);
    const reader = await readEvents(`${gateway.url}/api/v1/projects/${customer.project}/stream?after=15`, customer.token);
    const events = await reader.until(5);
    reader.cut();
    expect(new Set(events.map(({ update }) => update.data.asset_id))).toEqual(new Set(set?.variations.map((variation) => variation.id)));
  });

  test('leaves the fifteen concepts of the project fifteen', async () => {
    const customer = await aCustomer();
    await variationsOn(gateway.platform).draw(await started(customer));
    const { body } = await call(customer, 'GET', `/projects/${customer.project}`);
    expect(body.completed_assets).toBe(15);
    const curated = await call(customer, 'GET', `/projects/${customer.project}/assets/curated`);
    expect(curated.body.all).toHaveLength(15);
  });

  test('a variation can be chosen, and refined again', async () => {
    const customer = await aCustomer();
    const work = variationsOn(gateway.platform);
    await work.draw(await started(customer));
    const [first] = await history(customer);
    const variation = first?.variations[2] as Asset;
    const chosen = await call(customer, 'PATCH', `/projects/${customer.project}`, { selected_asset_id: variation.id });
    expect(chosen.body.selected_asset_id).toBe(variation.id);
    const again = await refine(customer, { prompt: 'no icon' }, {}, variation.id);
    await work.draw(again.body.refinement_id);
    const sets = await history(customer);
    expect(sets.map(({ parent_asset_id }) => parent_asset_id)).toEqual([variation.id, customer.logo]);
    expect(await history(customer, `?parent=${variation.id}&limit=1`)).toEqual([sets[0]]);
    expect(await books(customer)).toEqual({ available: 90, held: 0 });
    const { body } = await call(customer, 'GET', `/projects/${customer.project}/history`);
    const { refinements, originals } = LogoHistory.parse(body);
    expect(refinements).toEqual(sets);
    expect(originals.map(({ asset_type }) => asset_type)).toEqual(Array(15).fill('logo_concept'));
  });

  test('what is made of an edited logo has its corrected name', async () => {
    const customer = await aCustomer();
    await query("UPDATE assets SET company_name = 'Harbour & Rye Ltd' WHERE id = $1", customer.logo);
    await variationsOn(gateway.platform).draw(await started(customer));
    const [set] = await history(customer);
    expect(set?.variations[0]?.metadata.reasons).toEqual(['Drawn for Harbour & Rye Ltd.']);
    expect(await query('SELECT DISTINCT company_name FROM assets WHERE parent_asset_id = $1', customer.logo)).toEqual([{ company_name: 'Harbour & Rye Ltd' }]);
  });

  test('S7: a variation that cannot be painted three times has failed, and its credit is back', async () => {
    const customer = await aCustomer();
    let tries = 0;
    const renderPreviews: typeof fakePreviews = (svg, ...of) => (svg.includes('M0 3h') ? ((tries += 1), broken()) : fakePreviews(svg, ...of));
    await variationsOn(gateway.platform, { renderPreviews }).draw(await started(customer));
    expect(tries).toBe(3);
    expect(await statusesOf(customer)).toEqual(['completed', 'completed', 'completed', 'failed', 'completed']);
    expect((await history(customer))[0]).toMatchObject({ cost: 5, returned: 1 });
    expect(await books(customer)).toEqual({ available: 96, held: 0 });
  });

  test('S7: an engine that fails three times ends the refinement, and all credits are back', async () => {
    const customer = await aCustomer(5);
    let tries = 0;
    const vary: typeof fakeVary = () => ((tries += 1), broken());
    await variationsOn(gateway.platform, { vary }).draw(await started(customer));
    expect(tries).toBe(3);
    expect(await statusesOf(customer)).toEqual(Array(5).fill('failed'));
    expect(await books(customer)).toEqual({ available: 5, held: 0 });
    figure('S7', 'an engine that fails three times: 5 variations failed, 5 of 5 credits back');
  });

  test('S7: a job that took its process down three times ends in the same way', async () => {
    const customer = await aCustomer(5);
    const id = await started(customer);
    await query('UPDATE refinements SET plan_attempts = 3 WHERE id = $1', id);
    await variationsOn(gateway.platform).draw(id);
    expect(await statusesOf(customer)).toEqual(Array(5).fill('failed'));
    expect(await books(customer)).toEqual({ available: 5, held: 0 });
  });

  test('where the wish leaves no five that differ, what is missing costs nothing', async () => {
    const customer = await aCustomer();
    const vary: typeof fakeVary = async (request) => {
      const { concepts, notes } = await fakeVary(request);
      return { concepts: concepts.slice(0, 3), notes };
    };
    await variationsOn(gateway.platform, { vary }).draw(await started(customer));
    expect(await statusesOf(customer)).toEqual(['completed', 'completed', 'completed', 'failed', 'failed']);
    expect(await books(customer)).toEqual({ available: 97, held: 0 });
  });

  test('S8: a full disk ends the job without using up tries; once there is room it goes on', async () => {
    const customer = await aCustomer();
    const id = await started(customer);
    const files = { ...fileStoreOf(gateway.platform), write: () => Promise.reject(new Error('ENOSPC')) };
    for (let i = 0; i < 5; i += 1) await expect(variationsOn(gateway.platform, { files }).draw(id)).rejects.toThrow('ENOSPC');
    expect(await books(customer)).toEqual({ available: 95, held: 5 });
    await variationsOn(gateway.platform).draw(id);
    expect(await statusesOf(customer)).toEqual(Array(5).fill('completed'));
  });

  test('S4: done by two workers at once and by a third that comes back late, it makes 5 variations and 5 debits', async () => {
    const customer = await aCustomer();
    const id = await started(customer);
    let stall = (): void => undefined;
    const stalled = new Promise<void>((resolve) => (stall = resolve));
    const late = variationsOn(gateway.platform, { vary: (request) => stalled.then(() => fakeVary(request)) }).draw(id);
    const work = variationsOn(gateway.platform);
    await Promise.all([work.draw(id), work.draw(id)]);
    stall();
    await late;
    await work.giveUp(id);
    expect(await statusesOf(customer)).toEqual(Array(5).fill('completed'));
    expect(await entriesOf(customer, 'capture')).toHaveLength(5);
    expect(await entriesOf(customer, 'release')).toEqual([]);
    expect(await books(customer)).toEqual({ available: 95, held: 0 });
  });

  test('S4: a worker that comes back after the refinement was given up spends nothing', async () => {
    const customer = await aCustomer();
    const id = await started(customer);
    let stall = (): void => undefined;
    const stalled = new Promise<void>((resolve) => (stall = resolve));
    const late = variationsOn(gateway.platform, { vary: (request) => stalled.then(() => fakeVary(request)) }).draw(id);
    await variationsOn(gateway.platform).giveUp(id);
    stall();
    await late;
    expect(await statusesOf(customer)).toEqual(Array(5).fill('failed'));
    expect(await books(customer)).toEqual({ available: 100, held: 0 });
  });

  test('a project that was deleted meanwhile is no error', async () => {
    const customer = await aCustomer();
    const id = await started(customer);
    await query('DELETE FROM projects WHERE id = $1', customer.project);
    await expect(variationsOn(gateway.platform).draw(id)).resolves.toBeUndefined();
  });
});
