import { describe, expect, test } from '@jest/globals';
import { budgetLedger } from './budget-ledger.ts';
import { type Billed, type FailureKind, ModelFailure, retryAfterOf } from './failure.ts';
import type { Ledger } from './ledger.ts';
import type { Model, ModelReply, ModelRequest } from './model.ts';
import { costOf, quoteOf } from './prices.ts';
import { SettingsError, isLocalEndpoint, studioSettings } from './settings.ts';
import { withBreaker } from './with-breaker.ts';
import { withQueue } from './with-queue.ts';
import { withRetries } from './with-retries.ts';
import { paidFrom, withSpending } from './with-spending.ts';

const USAGE = { input: 1_000, cached: 400, output: 100 };
const REPLY: ModelReply = { text: 'Done.', calls: [], usage: USAGE, model: 'm-1', isCut: false };
const REQUEST: ModelRequest = { task: 'draw-01', system: 's'.repeat(1_000), turns: [{ role: 'user', parts: [{ kind: 'text', text: 'Draw.' }] }], tools: [], mostTokens: 500 };
const PRICES = { input: 3, cached: 0.3, output: 15, written: 3 };
const signal = new AbortController().signal;

/** A model that gives these outcomes in turn, the last one for ever. */
function aModel(...outcomes: (FailureKind | 'reply')[]): Model & { calls: () => number } {
  let calls = 0;
  return {
    id: 'test/m-1',
    canSee: false,
    calls: () => calls,
    complete: async () => {
      const outcome = outcomes[Math.min(calls, outcomes.length - 1)]!;
      calls += 1;
      if (outcome !== 'reply') throw new ModelFailure(outcome, outcome, { retryAfter: outcome === 'limited' ? 5_000 : undefined });
      return REPLY;
    },
  };
}

const failing = (billed: Billed) => () => Promise.reject(new ModelFailure('cut', 'cut', { billed }));

/** A model whose calls fail when they are told to. */
function heldModel(): { model: Model; ends: (() => void)[] } {
  const ends: (() => void)[] = [];
  // oxlint-disable-next-line promise/avoid-new -- each call ends when the test says so
  return { ends, model: { id: 'm', canSee: false, complete: () => new Promise((_, reject) => { ends.push(() => reject(new ModelFailure('unavailable', 'down'))); }) } };
}

describe('retries', () => {
  test.each<FailureKind>(['limited', 'unavailable', 'slow', 'cut', 'garbled'])('%s is asked again', async (kind) => {
    const model = aModel(kind, kind, 'reply');
    await expect(withRetries(model, { sleep: async () => undefined }).complete(REQUEST, { signal })).resolves.toBe(REPLY);
    expect(model.calls()).toBe(3);
  });

  test.each<FailureKind>(['refused', 'misused', 'exhausted', 'open', 'stopped'])('%s is final', async (kind) => {
    const model = aModel(kind, 'reply');
    await expect(withRetries(model, { sleep: async () => undefined }).complete(REQUEST, { signal })).rejects.toMatchObject({ kind });
    expect(model.calls()).toBe(1);
  });

  test('pauses double, and the provider’s own pause goes first', async () => {
    const pauses: number[] = [];
    const sleep = async (ms: number) => void pauses.push(ms);
    await withRetries(aModel('unavailable', 'unavailable', 'limited', 'reply'), { sleep, jitter: () => 0 }).complete(REQUEST, { signal });
    expect(pauses).toEqual([600, 1_200, 5_000]);
  });

  test('a long pause of the provider’s is waited for in full, and one that nobody can wait for ends the call', async () => {
    const pauses: number[] = [];
    const asks = (retryAfter: number): Model => ({ id: 'm', canSee: false, complete: async () => (pauses.length > 0 ? REPLY : Promise.reject(new ModelFailure('limited', 'slow down', { retryAfter }))) });
    await withRetries(asks(45_000), { sleep: async (ms) => void pauses.push(ms) }).complete(REQUEST, { signal });
    expect(pauses).toEqual([45_000]);
    pauses.length = 0;
    await expect(withRetries(asks(3_600_000), { sleep: async (ms) => void pauses.push(ms) }).complete(REQUEST, { signal })).rejects.toMatchObject({ kind: 'limited' });
    expect(pauses).toEqual([]);
  });

  test('the pause in a header is seconds or a date', () => {
    expect(retryAfterOf('7')).toBe(7_000);
    expect(retryAfterOf(new Date(90_000).toUTCString(), 60_000)).toBe(30_000);
    expect(retryAfterOf('soon')).toBeUndefined();
  });
});

describe('the circuit breaker', () => {
  test('opens after failures in a row, lets one call try after the pause, and closes when it succeeds', async () => {
    let now = 0;
    const states: string[] = [];
    const model = aModel('unavailable', 'unavailable', 'unavailable', 'reply');
    const guarded = withBreaker(model, { failures: 2, pause: 1_000, now: () => now, onChange: (state) => states.push(state) });
    const kind = () => guarded.complete(REQUEST, { signal }).then(() => 'reply', (error: ModelFailure) => error.kind);
    expect([await kind(), await kind(), await kind()]).toEqual(['unavailable', 'unavailable', 'open']);
    expect(model.calls()).toBe(2);
    now = 1_001;
    expect([await kind(), await kind()]).toEqual(['unavailable', 'open']);
    now = 2_500;
    expect([await kind(), await kind()]).toEqual(['reply', 'reply']);
    expect(states).toEqual(['open', 'closed']);
  });

  test('a burst of calls that fail together counts once', async () => {
    const { model, ends } = heldModel();
    const guarded = withBreaker(model, { failures: 2 });
    const burst = Array.from({ length: 8 }, () => guarded.complete(REQUEST, { signal }));
    ends.forEach((end) => end());
    await Promise.allSettled(burst);
    const next = guarded.complete(REQUEST, { signal });
    expect(ends).toHaveLength(9);
    ends[8]!();
    await expect(next).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(guarded.complete(REQUEST, { signal })).rejects.toMatchObject({ kind: 'open' });
  });

  test('a call from before it opened does not let a second one try', async () => {
    let now = 0;
    const { model, ends } = heldModel();
    const guarded = withBreaker(model, { failures: 1, pause: 1_000, now: () => now });
    const [first, old] = [guarded.complete(REQUEST, { signal }), guarded.complete(REQUEST, { signal })];
    ends[0]!();
    await expect(first).rejects.toMatchObject({ kind: 'unavailable' });
    now = 1_001;
    const trial = guarded.complete(REQUEST, { signal });
    ends[1]!();
    await expect(old).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(guarded.complete(REQUEST, { signal })).rejects.toMatchObject({ kind: 'open' });
    ends[2]!();
    await expect(trial).rejects.toMatchObject({ kind: 'unavailable' });
  });

  test.each<FailureKind>(['limited', 'refused'])('%s does not say that the provider is down', async (kind) => {
    const guarded = withBreaker(aModel(kind), { failures: 1 });
    for (let i = 0; i < 3; i += 1) await expect(guarded.complete(REQUEST, { signal })).rejects.toMatchObject({ kind });
  });
});

describe('the queue', () => {
  test('so many calls at a time, in their order', async () => {
    const ends: (() => void)[] = [];
    const order: string[] = [];
    const slow: Model = { id: 'slow', canSee: false, complete: async ({ task }) => { order.push(task); await new Promise<void>((resolve) => { ends.push(resolve); }); return REPLY; } };
    const queue = withQueue(slow, { concurrent: 2, perMinute: 100 });
    const calls = ['a', 'b', 'c'].map((task) => queue.complete({ ...REQUEST, task }, { signal }));
    await new Promise(setImmediate);
    expect(order).toEqual(['a', 'b']);
    expect(queue.state()).toEqual({ waiting: 1, running: 2 });
    ends[0]!();
    await calls[0];
    await new Promise(setImmediate);
    expect(order).toEqual(['a', 'b', 'c']);
    ends.forEach((end) => end());
    await Promise.all(calls);
  });

  test('no more than its rate a minute, and who leaves the line is not called', async () => {
    const model = aModel('reply');
    const queue = withQueue(model, { concurrent: 9, perMinute: 2 });
    await queue.complete(REQUEST, { signal });
    await queue.complete(REQUEST, { signal });
    await expect(queue.complete(REQUEST, { signal: AbortSignal.timeout(40) })).rejects.toMatchObject({ kind: 'stopped' });
    expect(model.calls()).toBe(2);
  });

  test('after a 429 nobody starts until the pause that the provider asked for is over', async () => {
    let now = 0;
    const model = aModel('limited', 'reply');
    const queue = withQueue(model, { concurrent: 9, perMinute: 100, now: () => now });
    await expect(queue.complete(REQUEST, { signal })).rejects.toMatchObject({ kind: 'limited' });
    now = 4_900;
    await expect(queue.complete(REQUEST, { signal: AbortSignal.timeout(40) })).rejects.toMatchObject({ kind: 'stopped' });
    now = 5_000;
    await expect(queue.complete(REQUEST, { signal })).resolves.toBe(REPLY);
  });
});

describe('money', () => {
  test('a quote is never less than what the same call can cost', () => {
    const most = costOf({ input: Math.ceil((REQUEST.system.length + 7) / 3), cached: 0, output: REQUEST.mostTokens }, PRICES);
    expect(quoteOf(REQUEST, PRICES)).toBeGreaterThanOrEqual(most);
  });

  test('input that is read from the cache is cheaper, and what is written to it dearer', () => {
    expect(costOf(USAGE, PRICES)).toBe(600 * 3 + 400 * 0.3 + 100 * 15);
    expect(costOf({ ...USAGE, written: 500 }, { ...PRICES, written: 3.75 })).toBe(Math.ceil(100 * 3 + 400 * 0.3 + 500 * 3.75 + 100 * 15));
    expect(quoteOf(REQUEST, { ...PRICES, written: 3.75 })).toBeGreaterThan(quoteOf(REQUEST, PRICES));
  });

  test('calls at the same time cannot spend the same money', async () => {
    const ledger = budgetLedger(quoteOf(REQUEST, PRICES) * 1.5);
    const model = paidFrom(withSpending(aModel('reply'), PRICES), ledger);
    const ends = await Promise.allSettled([model.complete(REQUEST, { signal }), model.complete(REQUEST, { signal })]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(ledger.spent()).toBe(costOf(USAGE, PRICES));
  });

  test('a call that was not taken on costs nothing, and its money is free again', async () => {
    const ledger = budgetLedger(quoteOf(REQUEST, PRICES));
    const model = paidFrom(withSpending(aModel('unavailable', 'reply'), PRICES), ledger);
    await expect(model.complete(REQUEST, { signal })).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(model.complete(REQUEST, { signal })).resolves.toBe(REPLY);
  });

  test.each<[string, () => Promise<ModelReply>, number]>([
    ['a failure that nobody counted costs the quote', failing('unknown'), quoteOf(REQUEST, PRICES)],
    ['a failure that the provider counted costs that', failing(USAGE), costOf(USAGE, PRICES)],
    ['a reply that the server did not count costs the quote', async () => ({ ...REPLY, usage: undefined }), quoteOf(REQUEST, PRICES)],
  ])('%s', async (_what, complete, cost) => {
    const ledger = budgetLedger(1_000_000);
    await paidFrom(withSpending({ id: 'm', canSee: false, complete }, PRICES), ledger).complete(REQUEST, { signal }).catch(() => undefined);
    expect(ledger.spent()).toBe(cost);
  });

  test('a ledger that cannot be written takes no reply away', async () => {
    const errors: unknown[] = [];
    const ledger: Ledger = { hold: async () => ({ settle: async () => { throw new Error('no database'); } }) };
    const model = withSpending(aModel('reply'), PRICES, { onUnsettled: (error) => errors.push(error) });
    await expect(paidFrom(model, ledger).complete(REQUEST, { signal })).resolves.toBe(REPLY);
    expect(errors).toEqual([new Error('no database')]);
  });
});

describe('the settings', () => {
  test('no model, no settings', () => {
    expect(studioSettings({})).toBeUndefined();
    expect(studioSettings({ STUDIO_MODEL: ' ' })).toBeUndefined();
  });

  test('a provider before the slash, or an endpoint that speaks like OpenAI', () => {
    const prices = { STUDIO_MODEL_PRICES: '3,0.3,15', STUDIO_MODEL_KEY: 'k' };
    expect(studioSettings({ STUDIO_MODEL: 'anthropic/claude-x', ...prices })).toMatchObject({ provider: 'anthropic', model: 'claude-x', prices: { ...PRICES, written: 3.75 }, canSee: true });
    expect(studioSettings({ STUDIO_MODEL: 'google/gemini-x', ...prices })).toMatchObject({ provider: 'google', model: 'gemini-x' });
    expect(studioSettings({ STUDIO_MODEL: 'qwen/qwen3-coder', ...prices, STUDIO_MODEL_URL: 'https://models.example/v1' })).toMatchObject({ provider: 'openai', model: 'qwen/qwen3-coder' });
  });

  test('a model on this machine needs neither key nor prices', () => {
    expect(studioSettings({ STUDIO_MODEL: 'qwen3', STUDIO_MODEL_URL: 'http://localhost:11434/v1', STUDIO_MODEL_VISION: 'no' })).toMatchObject({ canSee: false, prices: { input: 0, cached: 0, output: 0, written: 0 } });
  });

  test.each(['http://localhost:1/v1', 'http://a.localhost/v1', 'http://127.8.9.1/v1', 'http://[::1]:11434', 'http://10.1.2.3', 'http://172.20.0.1/v1', 'https://192.168.1.4', 'http://[fd00::1]/v1', 'http://0.0.0.0:8000'])('%s is ours', (url) => {
    expect(isLocalEndpoint(url)).toBe(true);
  });

  test.each(['http://localhost.evil.example/v1', 'http://127.0.0.1.evil.example', 'http://10.evil.example', 'http://localhost@evil.example/v1', 'http://172.32.0.1', 'https://api.example/v1?localhost', 'http://11.0.0.1'])('%s is somebody else’s', (url) => {
    expect(isLocalEndpoint(url)).toBe(false);
  });

  test.each([
    [{ STUDIO_MODEL: 'anthropic/x', STUDIO_MODEL_PRICES: '1,1,1' }, 'STUDIO_MODEL_KEY'],
    [{ STUDIO_MODEL: 'anthropic/x', STUDIO_MODEL_KEY: 'k' }, 'STUDIO_MODEL_PRICES'],
    [{ STUDIO_MODEL: 'x', STUDIO_MODEL_KEY: 'k', STUDIO_MODEL_PRICES: '1,,2' }, 'STUDIO_MODEL_PRICES'],
    [{ STUDIO_MODEL: 'x', STUDIO_MODEL_URL: 'nowhere' }, 'STUDIO_MODEL_URL'],
    [{ STUDIO_MODEL: 'x', STUDIO_MODEL_KEY: 'k', STUDIO_MODEL_PRICES: '1,1,2', STUDIO_MODEL_RATE: '0' }, 'STUDIO_MODEL_RATE'],
  ])('%j is refused by name', (env, name) => {
    expect(() => studioSettings(env)).toThrow(SettingsError);
    expect(() => studioSettings(env)).toThrow(name);
  });
});
