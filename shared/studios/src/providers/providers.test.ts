import { afterEach, describe, expect, test } from '@jest/globals';
import { ModelFailure } from '../model/failure.ts';
import { modelFromSettings } from '../model/from-settings.ts';
import { type Model, type ModelRequest, type Turn, textPart } from '../model/model.ts';
import { PROVIDERS, type Provider } from '../model/settings.ts';
import { type StandIn, startStandIn } from '../stand-in/server.ts';
import type { StandInAnswer } from '../stand-in/wire.ts';

const TOOL = { name: 'draw', description: 'Hands in a program.', schema: { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] } };
const PNG = new Uint8Array([137, 80, 78, 71]);
const ask = (turns: readonly Turn[] = [{ role: 'user', parts: [textPart('Task draw-01\n\nDraw.')] }]): ModelRequest => ({ task: 'draw-01', system: 'You draw.', turns, tools: [TOOL], mostTokens: 500 });

let standIn: StandIn | undefined;
afterEach(async () => {
  await standIn?.close();
  standIn = undefined;
});

async function modelOf(provider: Provider, answer: StandInAnswer | ((turn: number) => StandInAnswer), patience = { total: 4_000, stall: 2_000 }): Promise<Model> {
  standIn = await startStandIn(({ turn }) => (typeof answer === 'function' ? answer(turn) : answer));
  return modelFromSettings({ provider, model: 'stand-in-1', key: 'a-key', url: standIn.urls[provider], canSee: true, prices: { input: 1, cached: 1, output: 1, written: 1 }, concurrent: 1, perMinute: 60 }, patience);
}

const fails = async (model: Model): Promise<ModelFailure> => {
  const failure = await model.complete(ask(), { signal: new AbortController().signal }).then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ModelFailure);
  return failure as ModelFailure;
};

describe.each(PROVIDERS)('%s, by its own SDK', (provider) => {
  test('a reply with a tool call arrives whole, with its usage and its model', async () => {
    const long = 'function draw() {} '.repeat(200);
    const model = await modelOf(provider, { kind: 'reply', text: 'Here.', calls: [{ name: 'draw', input: { title: 'A “wing”', program: long } }], usage: { input: 900, cached: 600, output: 321 } });
    const reply = await model.complete(ask(), { signal: new AbortController().signal });
    expect(reply).toMatchObject({ text: 'Here.', calls: [{ name: 'draw', input: { title: 'A “wing”', program: long } }], usage: { input: 900, cached: 600, output: 321 }, model: 'stand-in-1', isCut: false });
    expect(standIn!.seen).toMatchObject([{ provider, key: 'a-key', model: 'stand-in-1', task: 'draw-01', turn: 1, system: 'You draw.', tools: ['draw'] }]);
  });

  test('a tool’s answer with a picture goes back to the model that called it', async () => {
    const model = await modelOf(provider, (turn) => (turn === 1 ? { kind: 'reply', text: 'First.', calls: [{ name: 'draw', input: { title: 'One' } }] } : { kind: 'reply', text: 'Good.' }));
    const signal = new AbortController().signal;
    const first = await model.complete(ask(), { signal });
    const turns: Turn[] = [...ask().turns, { role: 'assistant', ...first }, { role: 'results', results: [{ id: first.calls[0]!.id, name: 'draw', parts: [textPart('The gap is 3.'), { kind: 'image', png: PNG }] }] }];
    expect((await model.complete(ask(turns), { signal })).text).toBe('Good.');
    expect(standIn!.seen[1]).toMatchObject({ turn: 2, pictures: 1 });
    expect(standIn!.seen[1]!.text).toContain('The gap is 3.');
  });

  test('two calls in one reply are two calls', async () => {
    const model = await modelOf(provider, { kind: 'reply', calls: [{ name: 'draw', input: { title: 'One' } }, { name: 'draw', input: { title: 'Two' } }] });
    const { calls } = await model.complete(ask(), { signal: new AbortController().signal });
    expect(calls.map(({ input }) => input)).toEqual([{ title: 'One' }, { title: 'Two' }]);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
  });

  test('a call that a model writes as text is read as a call', async () => {
    const model = await modelOf(provider, { kind: 'reply', text: 'My drawing:\n```json draw\n{"title": "Tail"}\n```\n```js\nfunction draw(d) { return []; }\n```\n' });
    const { calls } = await model.complete(ask(), { signal: new AbortController().signal });
    expect(calls).toEqual([{ id: 'text-1', name: 'draw', input: { title: 'Tail', program: 'function draw(d) { return []; }\n' } }]);
  });

  test('a reply that reaches its limit of tokens says so', async () => {
    const model = await modelOf(provider, { kind: 'reply', text: 'Half a', isCut: true });
    expect(await model.complete(ask(), { signal: new AbortController().signal })).toMatchObject({ isCut: true, text: 'Half a' });
  });

  test.each<[string, StandInAnswer, string]>([
    ['429', { kind: 'status', status: 429, retryAfter: '7' }, 'limited'],
    ['500', { kind: 'status', status: 500 }, 'unavailable'],
    ['503 with HTML', { kind: 'status', status: 503, body: '<html>Bad gateway</html>' }, 'unavailable'],
    ['529', { kind: 'status', status: 529 }, 'unavailable'],
    ['401', { kind: 'status', status: 401 }, 'misused'],
    ['400', { kind: 'status', status: 400 }, 'misused'],
    ['404', { kind: 'status', status: 404 }, 'misused'],
    ['a stream that is not JSON', { kind: 'garbage' }, 'garbled'],
    ['a tool call whose arguments are not JSON', { kind: 'garbled-call' }, 'garbled'],
    ['a stream that ends too early', { kind: 'short' }, 'cut'],
    ['a refusal', { kind: 'refusal' }, 'refused'],
  ])('%s is a failure of the right kind', async (_what, answer, kind) => {
    expect((await fails(await modelOf(provider, answer))).kind).toBe(kind);
  });

  test('an error in the middle of a stream and a broken connection may pass', async () => {
    expect((await fails(await modelOf(provider, { kind: 'error-event' }))).kind).toMatch(/unavailable|cut/);
    await standIn!.close();
    expect((await fails(await modelOf(provider, { kind: 'cut' }))).kind).toMatch(/unavailable|cut/);
  });

  test('a provider that says nothing, and a stream that stands still, end by our patience', async () => {
    expect((await fails(await modelOf(provider, { kind: 'silent' }, { total: 250, stall: 5_000 }))).kind).toBe('slow');
    await standIn!.close();
    expect((await fails(await modelOf(provider, { kind: 'stall' }, { total: 5_000, stall: 250 }))).kind).toBe('slow');
  });

  test('the caller’s signal ends a call', async () => {
    const model = await modelOf(provider, { kind: 'silent' });
    await expect(model.complete(ask(), { signal: AbortSignal.timeout(80) })).rejects.toMatchObject({ kind: 'stopped' });
  });

  test('a provider that is not there is unavailable', async () => {
    const model = await modelOf(provider, { kind: 'silent' });
    await standIn!.close();
    expect((await fails(model)).kind).toBe('unavailable');
  });

  test('no failure tells the key', async () => {
    expect((await fails(await modelOf(provider, { kind: 'status', status: 401 }))).message).not.toContain('a-key');
  });
});

test.each(PROVIDERS)('a pause that %s asks for is kept', async (provider) => {
  expect((await fails(await modelOf(provider, { kind: 'status', status: 429, retryAfter: '37' }))).retryAfter).toBe(37_000);
});

describe.each(PROVIDERS)('what a failed call of %s is billed for', (provider) => {
  const patience = { total: 600, stall: 250 };
  test.each<[string, StandInAnswer, unknown]>([
    ['a request that was not taken on: nothing', { kind: 'status', status: 503 }, undefined],
    ['a stream that breaks off before its count: nobody knows', { kind: 'short' }, 'unknown'],
    ['a stream that breaks: nobody knows', { kind: 'cut' }, 'unknown'],
    ['a stream that stands still: nobody knows', { kind: 'stall' }, 'unknown'],
    ['a request that was never answered: nobody knows', { kind: 'silent' }, 'unknown'],
    ['an error in the middle of the stream: nobody knows', { kind: 'error-event' }, 'unknown'],
  ])('%s', async (_what, answer, billed) => {
    expect((await fails(await modelOf(provider, answer, patience))).billed).toEqual(billed);
  });
});

test('a refusal that its provider counted costs what was counted, and one without a count is unknown', async () => {
  expect((await fails(await modelOf('anthropic', { kind: 'refusal' }))).billed).toEqual({ input: 100, cached: 0, output: 1 });
  await standIn!.close();
  expect((await fails(await modelOf('openai', { kind: 'refusal' }))).billed).toBe('unknown');
});

test('what is written to the cache is counted by itself, and a server that does not count says nothing', async () => {
  const signal = new AbortController().signal;
  const anthropic = await modelOf('anthropic', { kind: 'reply', text: 'a', usage: { input: 1_000, cached: 200, written: 700, output: 9 } });
  expect((await anthropic.complete(ask(), { signal })).usage).toEqual({ input: 1_000, cached: 200, written: 700, output: 9 });
  await standIn!.close();
  const local = await modelOf('openai', { kind: 'reply', text: 'a', usage: null });
  expect((await local.complete(ask(), { signal })).usage).toBeUndefined();
});
