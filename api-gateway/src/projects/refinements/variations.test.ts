import { LogoHistory, type Asset } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { fakePreviews, fakeVary, variationsOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { refiningOn } from '../../testing/refining.ts';
import { type ModelVariations, NO_VARIATIONS, someByEngine } from './model-variations.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const { query, call, aCustomer, refine, history, books, entriesOf, started, statusesOf } = refiningOn(() => gateway);
const broken = () => Promise.reject(new Error('broken'));

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
    const credits = 5;
    const customer = await aCustomer(credits);
    let tries = 0;
    const vary: typeof fakeVary = () => ((tries += 1), broken());
    await variationsOn(gateway.platform, { vary }).draw(await started(customer));
    expect(tries).toBe(3);
    const statuses = await statusesOf(customer);
    expect(statuses).toEqual(Array(5).fill('failed'));
    const { available, held } = await books(customer);
    expect({ available, held }).toEqual({ available: 5, held: 0 });
    figure('S7', `an engine that fails ${tries} times: ${statuses.filter((status) => status === 'failed').length} variations failed, ${available} of ${credits} credits back`);
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

  test('a project that was deleted meanwhile is not an error', async () => {
    const customer = await aCustomer();
    const id = await started(customer);
    await query('DELETE FROM projects WHERE id = $1', customer.project);
    await expect(variationsOn(gateway.platform).draw(id)).resolves.toBeUndefined();
  });
});

describe('variations by a language model', () => {
  const drawings = async (count: number) => {
    const { concepts } = await fakeVary({ genome: {}, profile: aTasteProfile(), seed: '7', prompt: null, studio: null, concepts: [], earlier: [] });
    return concepts.slice(0, count).map((concept) => ({ ...concept, title: `By a model ${concept.slot}` }));
  };
  const forModel = async () => {
    const customer = await aCustomer();
    const id = await started(customer);
    await query('UPDATE refinements SET by_model = true WHERE id = $1', id);
    return { customer, id };
  };
  const modelOf = (concepts: Awaited<ReturnType<typeof drawings>>, because?: string): ModelVariations => ({
    vary: async (_wish, onUnderstood) => {
      await onUnderstood('A paw sits inside the M.');
      return { concepts, ...(because && { because }) };
    },
  });

  test('five are the model’s, and what it understood is the refinement’s', async () => {
    const { customer, id } = await forModel();
    await variationsOn(gateway.platform, { modelVariations: modelOf(await drawings(5)) }).draw(id);
    const [set] = await history(customer);
    expect(set).toMatchObject({ understood: ['A paw sits inside the M.'], notes: [], returned: 0 });
    expect(set?.variations.map(({ metadata }) => metadata.title)).toEqual([0, 1, 2, 3, 4].map((slot) => `By a model ${slot}`));
  });

  test('fewer are made up to five from its first drawing, and the customer is notified', async () => {
    const { customer, id } = await forModel();
    await variationsOn(gateway.platform, { modelVariations: modelOf(await drawings(2)) }).draw(id);
    const [set] = await history(customer);
    expect(set?.variations.map(({ status }) => status)).toEqual(Array(5).fill('completed'));
    expect(set?.notes).toEqual([someByEngine(2)]);
  });

  test.each<[string, ModelVariations | undefined, string]>([
    ['declines', modelOf([], 'That is another company’s mark.'), 'That is another company’s mark.'],
    ['draws nothing', modelOf([]), NO_VARIATIONS],
    ['breaks', { vary: () => Promise.reject(new Error('broken')) }, NO_VARIATIONS],
    ['was turned off meanwhile', undefined, NO_VARIATIONS],
  ])('where it %s all credits are back, with one sentence', async (_what, modelVariations, note) => {
    const { customer, id } = await forModel();
    await variationsOn(gateway.platform, { ...(modelVariations && { modelVariations }) }).draw(id);
    expect((await history(customer))[0]).toMatchObject({ returned: 5, notes: [note] });
    expect(await books(customer)).toEqual({ available: 100, held: 0 });
  });
});
