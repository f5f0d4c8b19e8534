import { type Asset, CONCEPTS_PER_PROJECT, type SignedIn } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ModelFailure } from '@fifteen/studios';
import type { DrawnConcept } from '../../rendering/index.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
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
  genome: { program: 'model-program' },
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000"><path d="M0 0h${number}v9z"/></svg>`,
  title: `By a model ${number}`,
  reasons: ['Drawn for you by an AI model (m-1), then checked and set by our engine.'],
  scores: { legibility_16: 0.8, contrast: 7, distinctness: 0.5, quality: 0.5 },
  background: '#ffffff',
  nearestMark: null,
  fingerprints: { symbol: null },
});

/** A model that gives these concepts and ends like that. */
const modelOf = (concepts: readonly DrawnConcept[], end: 'complete' | 'incomplete' | Error): ModelConcepts => ({
  draw: async (_commission, onConcept) => {
    for (const concept of concepts) await onConcept(concept);
    if (end instanceof Error) throw end;
    return end;
  },
});

describe('a set with a language model', () => {
  test('two concepts of five are the model’s, in the hand that it drew them in, and the others the engine’s', async () => {
    const project = await newProject();
    const six = (['helios', 'apex', '78', '78', 'apex', 'helios'] as const).map(byModel);
    await generationOn(gateway.platform, { modelConcepts: modelOf(six, 'complete') }).generate(project);
    const titles = await titlesOf(project);
    expect(titles.flatMap((title, slot) => (title.startsWith('By a model') ? [slot] : []))).toEqual([3, 4, 8, 9, 13, 14]);
    expect([titles[3], titles[8], titles[13]]).toEqual(['By a model 0', 'By a model 2', 'By a model 1']);
    expect(await statusesOf(project)).toEqual(Array.from({ length: CONCEPTS_PER_PROJECT }, () => 'completed'));
    expect(await notesOf(project)).not.toContain(WITHOUT_MODEL);
  });

  test.each<[string, readonly DrawnConcept[], 'incomplete' | Error]>([
    ['fails at once', [], 'incomplete'],
    ['fails after one concept', [byModel('helios', 1)], 'incomplete'],
    ['breaks', [], new Error('broken')],
  ])('where the model %s the customer has fifteen and one honest sentence', async (_what, concepts, end) => {
    const project = await newProject();
    await generationOn(gateway.platform, { modelConcepts: modelOf(concepts, end) }).generate(project);
    expect(await statusesOf(project)).toEqual(Array.from({ length: CONCEPTS_PER_PROJECT }, () => 'completed'));
    expect((await titlesOf(project)).filter((title) => title.startsWith('By a model'))).toHaveLength(concepts.length);
    expect((await notesOf(project)).filter((note) => note === WITHOUT_MODEL)).toHaveLength(1);
  });

  test('the engine’s nine do not wait for the model', async () => {
    const project = await newProject();
    let before: string[] = [];
    const slow: ModelConcepts = {
      draw: async () => {
        while (before.filter((status) => status === 'completed').length < 9) before = await statusesOf(project);
        return 'incomplete';
      },
    };
    await generationOn(gateway.platform, { modelConcepts: slow }).generate(project);
    expect(before.filter((status) => status === 'pending')).toHaveLength(6);
  });

  test('a job that is repeated asks the model no second time', async () => {
    const project = await newProject();
    let release = (_end: 'incomplete') => {};
    const first = generationOn(gateway.platform, { modelConcepts: { draw: () => new Promise((resolve) => { release = resolve; }) } }).generate(project);
    while ((await statusesOf(project)).filter((status) => status === 'completed').length < 9) await new Promise(setImmediate);
    let asked = 0;
    await generationOn(gateway.platform, { modelConcepts: { draw: async () => { asked += 1; return 'complete'; } } }).generate(project);
    expect(asked).toBe(0);
    expect(await statusesOf(project)).toEqual(Array.from({ length: CONCEPTS_PER_PROJECT }, () => 'completed'));
    release('incomplete');
    await first;
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
    expect(await store.since(new Date('2031-01-01'))).toEqual([{ model: 'm-1', prompt: '1', calls: 2, answered: 2, tokens: 2_000, cost: 100, milliseconds: 1_200 }]);
    const others = store.ledgerFor({ id: await newProject(), model: 'm', prompt: '1' }, exhausted);
    await expect(others.hold(299, 'ideas')).resolves.toBeDefined();
  });

  test('calls at the same time cannot pass a limit together', async () => {
    const store = createSpendingStore(gateway.platform.db, { day: 500, account: 500, project: 500 }, () => new Date('2032-01-01T12:00:00Z'));
    const ledger = store.ledgerFor({ id: await newProject(), model: 'm', prompt: '1' }, exhausted);
    const ends = await Promise.allSettled(Array.from({ length: 6 }, () => ledger.hold(200, 'draw')));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
});
