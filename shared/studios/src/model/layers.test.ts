import { describe, expect, test } from '@jest/globals';
import { budgetLedger } from './budget-ledger.ts';
import { type FailureKind, ModelFailure, retryAfterOf } from './failure.ts';
import type { Model, ModelReply, ModelRequest } from './model.ts';
import { costOf, quoteOf } from './prices.ts';
import { SettingsError, studioSettings } from './settings.ts';
import { withBreaker } from './with-breaker.ts';
import { withQueue } from './with-queue.ts';
import { withRetries } from './with-retries.ts';
import { withSpending } from './with-spending.ts';

const REPLY: ModelReply = { text: 'Done.', calls: [], usage: { input: 1_000, cached: 400, output: 100 }, model: 'm-1', isCut: false };
const REQUEST: ModelRequest = { task: 'draw-01', system: 's'.repeat(1_000), turns: [{ role: 'user', parts: [{ kind: 'text', text: 'Draw.' }] }], tools: [], mostTokens: 500 };
const PRICES = { input: 3, cached: 0.3, output: 15 };
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

  test('a refusal says nothing about the provider', async () => {
    const guarded = withBreaker(aModel('refused'), { failures: 1 });
    for (let i = 0; i < 3; i += 1) await expect(guarded.complete(REQUEST, { signal })).rejects.toMatchObject({ kind: 'refused' });
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
    expect(queue.waiting()).toBe(1);
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
});

describe('money', () => {
  test('a quote is never less than what the same call can cost', () => {
    const most = costOf({ input: Math.ceil((REQUEST.system.length + 7) / 3), cached: 0, output: REQUEST.mostTokens }, PRICES);
    expect(quoteOf(REQUEST, PRICES)).toBeGreaterThanOrEqual(most);
  });

  test('cached input is cheaper', () => {
    expect(costOf(REPLY.usage, PRICES)).toBe(600 * 3 + 400 * 0.3 + 100 * 15);
  });

  test('calls at the same time cannot spend the same money', async () => {
    const quote = quoteOf(REQUEST, PRICES);
    const ledger = budgetLedger(quote * 1.5);
    const model = withSpending(aModel('reply'), PRICES, ledger);
    const ends = await Promise.allSettled([model.complete(REQUEST, { signal }), model.complete(REQUEST, { signal })]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(ledger.spent()).toBe(costOf(REPLY.usage, PRICES));
  });

  test('a call without a reply costs nothing, and its money is free again', async () => {
    const ledger = budgetLedger(quoteOf(REQUEST, PRICES));
    const model = withSpending(aModel('unavailable', 'reply'), PRICES, ledger);
    await expect(model.complete(REQUEST, { signal })).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(model.complete(REQUEST, { signal })).resolves.toBe(REPLY);
  });
});

describe('the settings', () => {
  test('no model, no settings', () => {
    expect(studioSettings({})).toBeUndefined();
    expect(studioSettings({ STUDIO_MODEL: ' ' })).toBeUndefined();
  });

  test('a provider before the slash, or an endpoint that speaks like OpenAI', () => {
    const prices = { STUDIO_MODEL_PRICES: '3,0.3,15', STUDIO_MODEL_KEY: 'k' };
    expect(studioSettings({ STUDIO_MODEL: 'anthropic/claude-x', ...prices })).toMatchObject({ provider: 'anthropic', model: 'claude-x', prices: PRICES, canSee: true });
    expect(studioSettings({ STUDIO_MODEL: 'google/gemini-x', ...prices })).toMatchObject({ provider: 'google', model: 'gemini-x' });
    expect(studioSettings({ STUDIO_MODEL: 'qwen/qwen3-coder', ...prices, STUDIO_MODEL_URL: 'https://models.example/v1' })).toMatchObject({ provider: 'openai', model: 'qwen/qwen3-coder' });
  });

  test('a model on this machine needs neither key nor prices', () => {
    expect(studioSettings({ STUDIO_MODEL: 'qwen3', STUDIO_MODEL_URL: 'http://localhost:11434/v1', STUDIO_MODEL_VISION: 'no' })).toMatchObject({ canSee: false, prices: { input: 0, cached: 0, output: 0 } });
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
