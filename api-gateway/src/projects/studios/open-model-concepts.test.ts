import type { SignedIn } from '@fifteen/contracts';
import { studioSettings } from '@fifteen/studios';
import { type StandIn, type StandInAnswer, startStandIn } from '@fifteen/studios/stand-in';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { pino } from 'pino';
import type { DrawnConcept } from '../../rendering/index.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { openModelConcepts } from './open-model-concepts.ts';

jest.setTimeout(60_000);

const PROGRAM = `function draw(d) {
  const hull = d.path('M-300 40H300C270 190 160 260 0 260C-160 260 -270 190 -300 40Z');
  const wing = d.path('M-20 0C-20 -180 -80 -330 -220 -430C-190 -280 -200 -120 -260 0Z').gapFrom(hull, 18);
  return [d.layer('hull', hull, 'main'), d.layer('wing', wing, 'main')];
}`;
const IDEAS = Array.from({ length: 3 }, (_, i) => ({ title: `Idea ${i}`, move: 'A wing is a sail.', kind: 'symbol', grade: 8 }));
/** One drawing for the first studio, and nothing for the others. */
const designer = ({ task, turn }: { task: string; turn: number }): StandInAnswer => {
  if (task === 'ideas') return { kind: 'reply', calls: [{ name: 'submit_ideas', input: { ideas: IDEAS, chosen: [{ idea: 1, studio: 'helios' }] } }] };
  if (task !== 'draw-01') return { kind: 'reply', calls: [{ name: 'drop', input: { because: 'It does not hold.' } }] };
  return turn === 1 ? { kind: 'reply', calls: [{ name: 'draw', input: { title: 'Wing and sail', says: 'The wing is a sail.', kind: 'symbol', manner: 'solid', letters: '', program: PROGRAM } }] } : { kind: 'reply', calls: [{ name: 'keep', input: {} }] };
};

let gateway: TestGateway;
let owner: SignedIn;
let standIn: StandIn;
const lines: Record<string, unknown>[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
});
afterEach(() => standIn.close());
afterAll(() => gateway.stop());

const draw = async (answer: typeof designer, limits = { day: 20e6, account: 5e6, project: 2e6 }) => {
  standIn = await startStandIn(answer);
  const settings = studioSettings({ STUDIO_MODEL: 'anthropic/stand-in-1', STUDIO_MODEL_URL: standIn.urls.anthropic, STUDIO_MODEL_KEY: 'k', STUDIO_MODEL_PRICES: '3,0.3,15' })!;
  const { db, now } = gateway.platform;
  const concepts = await openModelConcepts({ db, settings, limits, logger: logger as never, now });
  const profile = aTasteProfile();
  const { project_id: projectId } = (await callApi(gateway.url, 'POST', '/api/v1/projects', { token: owner.access_token, body: { taste_profile: profile } })).body;
  const drawn: DrawnConcept[] = [];
  await concepts.draw({ projectId, profile, seed: '1', avoid: [], signal: new AbortController().signal }, async (concept) => void drawn.push(concept));
  const calls = await db.selectFrom('model_calls').selectAll().where('project_id', '=', projectId).orderBy('id').execute();
  return { drawn, calls };
};

test('a session of the worker draws by the provider’s SDK, and every call is a settled row', async () => {
  const { drawn, calls } = await draw(designer);
  expect(drawn).toMatchObject([{ studio: 'helios', title: 'Wing and sail' }]);
  expect(calls.map(({ task }) => task)).toEqual(expect.arrayContaining(['ideas', 'draw-01']));
  expect(calls.every(({ cost, answered, model }) => Number(cost) === 1_000 * 3 + 200 * 15 && answered && model === 'stand-in-1')).toBe(true);
});

test('a budget that is used up is said with its variable and amounts, and no call is made', async () => {
  const { drawn, calls } = await draw(designer, { day: 20e6, account: 50_000, project: 2e6 });
  expect([drawn, calls]).toEqual([[], []]);
  expect(lines.at(-2)).toMatchObject({ kind: 'exhausted', err: { message: expect.stringMatching(/STUDIO_BUDGET_ACCOUNT is \$0\.05, \$0\.\d\d of it are spent or set aside, and this call may cost up to \$0\.\d\d/) } });
});
