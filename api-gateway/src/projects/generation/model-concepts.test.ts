import { type Asset, CONCEPTS_PER_PROJECT, type SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ModelFailure } from '@fifteen/studios';
import { Registry } from 'prom-client';
import type { DrawnConcept } from '../../rendering/index.ts';
import { drawingKey } from '../../platform/files/file-keys.ts';
import type { FileContent } from '../../platform/files/file-store.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { modelsCommand } from '../../app/admin/models.ts';
import { registerModelMetrics } from '../studios/model-metrics.ts';
import { type Excess, createSpendingStore } from '../studios/spending.store.ts';
import { type ModelConcepts, WITHOUT_MODEL } from './model-concepts.ts';

let gateway: TestGateway;
let owner: SignedIn;
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
});
afterAll(() => gateway.stop());

const call = async (method: string, path: string, body?: unknown) => (await callApi(gateway.url, method, `/api/v1${path}`, { body, token: owner.access_token })).body;
const newProject = async (): Promise<string> => (await call('POST', '/projects', { taste_profile: aTasteProfile() })).project_id;
const notesOf = async (project: string): Promise<string[]> => (await gateway.platform.pool.query('SELECT notes FROM projects WHERE id = $1', [project])).rows[0].notes;
const titlesOf = async (project: string): Promise<string[]> => (await gateway.platform.pool.query('SELECT title FROM assets WHERE project_id = $1 ORDER BY slot', [project])).rows.map(({ title }: { title: string }) => title);
const statusesOf = async (project: string): Promise<string[]> => ((await call('GET', `/projects/${project}/assets`)) as Asset[]).map(({ status }) => status);

const byModel = (studio: DrawnConcept['studio'], number: number): DrawnConcept => ({
  slot: 0,
  studio,
  genome: { idea: { program: 'model-program', model: { model: 'm-1', prompt: '1' } } },
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><path d="M0 0h${number}v9z"/></svg>`,
  title: `By a model ${number}`,
  reasons: ['Drawn for you by an AI model (m-1), then checked and set by our engine.'],
  scores: { legibility_16: 0.8, contrast: 7, distinctness: 0.5, quality: 0.5 },
  background: '#ffffff',
  nearestMark: null,
  fingerprints: { symbol: null },
});

/** A model that gives these concepts, and then ends or breaks. */
const modelOf = (concepts: readonly DrawnConcept[], end?: Error): ModelConcepts => ({
  draw: async (_commission, onConcept) => {
    for (const concept of concepts) await onConcept(concept);
    if (end) throw end;
  },
});

/** Both jobs of a project, one after the other. */
const drawAll = async (project: string, parts: Parameters<typeof generationOn>[1]): Promise<void> => {
  const generation = generationOn(gateway.platform, parts);
  await generation.generate(project);
  await generation.drawByModel(project);
};
const drawingsOf = async (project: string): Promise<string[]> => {
  const { rows } = await gateway.platform.pool.query('SELECT id FROM assets WHERE project_id = $1 ORDER BY slot', [project]);
  return Promise.all(rows.map(async ({ id: assetId }: { id: string }) => (await fileStoreOf(gateway.platform).read(drawingKey({ projectId: project, assetId }))).toString()));
};
const ALL_COMPLETED = Array.from({ length: CONCEPTS_PER_PROJECT }, () => 'completed');

describe('a set with a language model', () => {
  test('two concepts of five are the model’s, in the hand that it drew them in, and the others the engine’s', async () => {
    const project = await newProject();
    const six = (['helios', 'apex', '78', '78', 'apex', 'helios'] as const).map(byModel);
    await drawAll(project, { modelConcepts: modelOf(six) });
    const titles = await titlesOf(project);
    expect(titles.flatMap((title, slot) => (title.startsWith('By a model') ? [slot] : []))).toEqual([3, 4, 8, 9, 13, 14]);
    expect([titles[3], titles[8], titles[13]]).toEqual(['By a model 0', 'By a model 2', 'By a model 1']);
    expect((await drawingsOf(project))[3]).toBe(six[0]!.svg);
    expect(await statusesOf(project)).toEqual(ALL_COMPLETED);
    expect(await notesOf(project)).not.toContain(WITHOUT_MODEL);
  });

  test.each<[string, readonly DrawnConcept[], Error | undefined]>([
    ['gives nothing', [], undefined],
    ['gives too few', [byModel('helios', 1)], undefined],
    ['breaks', [], new Error('broken')],
    ['breaks after one concept', [byModel('apex', 1)], new Error('broken')],
  ])('where the model %s the customer has fifteen and one honest sentence', async (_what, concepts, end) => {
    const project = await newProject();
    await drawAll(project, { modelConcepts: modelOf(concepts, end) });
    expect(await statusesOf(project)).toEqual(ALL_COMPLETED);
    expect((await titlesOf(project)).filter((title) => title.startsWith('By a model'))).toHaveLength(concepts.length);
    expect((await notesOf(project)).filter((note) => note === WITHOUT_MODEL)).toHaveLength(1);
  });

  test('the engine’s nine do not wait for the model, which has a job of its own, put into its queue once', async () => {
    const project = await newProject();
    const queued: string[] = [];
    const generation = generationOn(gateway.platform, { modelConcepts: modelOf([]), enqueueForModel: async (_trx, id) => void queued.push(id) });
    await generation.generate(project);
    await generation.generate(project);
    expect(await statusesOf(project)).toEqual(ALL_COMPLETED.map((status, slot) => ([3, 4, 8, 9, 13, 14].includes(slot) ? 'pending' : status)));
    expect(queued).toEqual([project]);
  });

  test('without a model there is no such job, and one that is left from before finishes with the engine’s', async () => {
    const project = await newProject();
    const queued: string[] = [];
    await generationOn(gateway.platform, { enqueueForModel: async (_trx, id) => void queued.push(id) }).generate(project);
    expect([queued, await statusesOf(project)]).toEqual([[], ALL_COMPLETED]);
    const other = await newProject();
    await generationOn(gateway.platform, { modelConcepts: modelOf([]) }).generate(other);
    await generationOn(gateway.platform, {}).drawByModel(other);
    expect(await statusesOf(other)).toEqual(ALL_COMPLETED);
    expect(await notesOf(other)).toContain(WITHOUT_MODEL);
  });

  test('the model knows the symbols of the engine’s nine, and no others', async () => {
    const project = await newProject();
    let avoid: readonly string[] = [];
    await drawAll(project, { modelConcepts: { draw: async (commission) => { avoid = commission.avoid; } } });
    expect(avoid.filter((symbol) => symbol.startsWith('Concept')).map((symbol) => Number(symbol.split(' ')[1])).toSorted((a, b) => a - b)).toEqual([1, 2, 5, 6, 7, 10, 11, 12]);
  });

  test('a job that is repeated asks the model no second time, and a concept that comes too late changes nothing', async () => {
    const project = await newProject();
    let goOn = () => {};
    let hasAsked = () => {};
    // oxlint-disable-next-line promise/avoid-new -- the test decides when the model answers
    const [asked, waits] = [new Promise<void>((resolve) => { hasAsked = resolve; }), new Promise<void>((resolve) => { goOn = resolve; })];
    const late: ModelConcepts = { draw: async (_commission, onConcept) => { hasAsked(); await waits; await onConcept(byModel('helios', 1)); } };
    const first = drawAll(project, { modelConcepts: late });
    await asked;
    let again = 0;
    await generationOn(gateway.platform, { modelConcepts: { draw: async () => { again += 1; } } }).drawByModel(project);
    expect(again).toBe(0);
    expect(await statusesOf(project)).toEqual(ALL_COMPLETED);
    const before = [await titlesOf(project), await drawingsOf(project)];
    goOn();
    await first;
    expect([await titlesOf(project), await drawingsOf(project)]).toEqual(before);
    expect((await notesOf(project)).filter((note) => note === WITHOUT_MODEL)).toHaveLength(1);
  });

  test('where a concept by the model cannot be stored, the planned one is back: row and file', async () => {
    const project = await newProject();
    const files = fileStoreOf(gateway.platform);
    let failures = 0;
    const broken = { ...files, write: async (key: string, bytes: FileContent) => {
      await files.write(key, bytes);
      if (failures === 0 && String(bytes).includes('h77v9z')) {
        failures += 1;
        throw new Error('no room');
      }
    } };
    await drawAll(project, { files: broken, modelConcepts: modelOf([byModel('helios', 77)]) });
    expect(failures).toBe(1);
    expect((await titlesOf(project))[3]).toBe('Concept 3');
    expect((await drawingsOf(project))[3]).toContain('M0 3h9');
    expect(await statusesOf(project)).toEqual(ALL_COMPLETED);
  });
});

describe('the operator’s money for models', () => {
  const settled = (cost: number) => ({ cost, usage: { input: 900, cached: 0, output: 100 }, model: 'm-1', milliseconds: 1_200, isAnswered: true });
  const exhausted = ({ limit }: Excess) => new ModelFailure('exhausted', limit);

  test('a project, an account and a day have a limit each, and what is settled makes room', async () => {
    const project = await newProject();
    const store = createSpendingStore(gateway.platform.db, { day: 1_000, account: 1_000, project: 300 }, () => new Date('2031-01-01T12:00:00Z'));
    const ledger = store.ledgerFor({ id: project, model: 'm', prompt: '1' }, exhausted);
    const first = await ledger.hold(200, 'ideas');
    await expect(ledger.hold(200, 'draw-01')).rejects.toMatchObject({ message: 'project' });
    await first.settle(settled(40));
    await (await ledger.hold(200, 'draw-01')).settle(settled(60));
    expect(await store.since(new Date('2031-01-01'))).toEqual([{ model: 'm', prompt: '1', calls: 2, answered: 2, tokens: 2_000, cost: 100, milliseconds: 1_200, drawn: 1, shown: 0, sets: 0, chosen: 0, byChance: 0 }]);
    const others = store.ledgerFor({ id: await newProject(), model: 'm', prompt: '1' }, exhausted);
    await expect(others.hold(299, 'ideas')).resolves.toBeDefined();
  });

  test('calls at the same time cannot pass a limit together', async () => {
    const store = createSpendingStore(gateway.platform.db, { day: 500, account: 500, project: 500 }, () => new Date('2032-01-01T12:00:00Z'));
    const ledger = store.ledgerFor({ id: await newProject(), model: 'm', prompt: '1' }, exhausted);
    const ends = await Promise.allSettled(Array.from({ length: 6 }, () => ledger.hold(200, 'draw')));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('what the model drew is counted with what was shown of it and what was chosen', async () => {
    const at = new Date('2033-01-01T12:00:00Z');
    const store = createSpendingStore(gateway.platform.db, { day: 1e6, account: 1e6, project: 1e6 }, () => at);
    const sets = await Promise.all([newProject(), newProject(), newProject()]);
    for (const [i, project] of sets.entries()) {
      await drawAll(project, { modelConcepts: modelOf([byModel('helios', 1), byModel('apex', 2)]) });
      const ledger = store.ledgerFor({ id: project, model: 'm', prompt: '1' }, exhausted);
      for (const task of ['ideas', 'draw-01', 'draw-01', 'draw-02', 'draw-03']) await (await ledger.hold(20, task)).settle(settled(10));
      const slot = [3, 0, undefined][i];
      if (slot !== undefined) await gateway.platform.pool.query('UPDATE projects SET selected_asset_id = (SELECT id FROM assets WHERE project_id = $1 AND slot = $2) WHERE id = $1', [project, slot]);
    }
    expect(await store.since(new Date('2033-01-01'))).toMatchObject([{ calls: 15, drawn: 9, shown: 6, sets: 2, chosen: 1, byChance: (2 * 2) / 15 }]);
    expect((await modelsCommand.run({ ...gateway.platform, now: () => at }, ['--since', '2033-01-01'])).join('\n')).toMatch(/^m\s+prompts 1\n.*15 calls.*\n.*6 of 9 drawings \(67 %\) were shown.*\n.*chosen in 1 of 2 sets; 0\.3 by chance/);
    const registry = new Registry();
    registerModelMetrics(registry, store, { day: 1e6, account: 1, project: 1 });
    const metrics = await registry.metrics();
    expect(metrics).toContain('model_cost_dollars_today{model="m",prompt="1"} 0.00015');
    expect(metrics).toContain('model_concepts_shown_today{model="m",prompt="1"} 6');
    expect(metrics).toContain('model_budget_dollars_day 1');
  });
});
