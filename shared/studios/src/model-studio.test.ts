import { ISOLATE_LIMITS, createIsolate } from '@fifteen/drawing/node';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { budgetLedger } from './model/budget-ledger.ts';
import { guardedModel } from './model/guarded-model.ts';
import type { Settlement } from './model/ledger.ts';
import { modelFromSettings } from './model/from-settings.ts';
import { PROVIDERS, type Provider } from './model/settings.ts';
import { modelStudio } from './model-studio.ts';
import { type StandIn, startStandIn } from './stand-in/server.ts';
import type { SeenRequest, StandInAnswer } from './stand-in/wire.ts';
import type { StudioBudget, StudioEvent } from './studio.ts';
import { aProfile } from './testing/a-profile.ts';
import { testOptions } from './testing/options.ts';
import { GOOD_PROGRAMS, THIN_PROGRAM, WEAK_PROGRAM, drawCall, goodModel, ideasOf } from './testing/scripted.ts';

jest.setTimeout(120_000);

const PRICES = { input: 3, cached: 0.3, output: 15, written: 3 };
const BUDGET: StudioBudget = { concepts: { helios: 1 }, milliseconds: 100_000, rounds: 2, concurrent: 1, spare: 2 };

const isolate = createIsolate({ ...ISOLATE_LIMITS, milliseconds: 15_000 });
let options: Awaited<ReturnType<typeof testOptions>>;
const standIns: StandIn[] = [];
beforeAll(async () => {
  options = await testOptions();
  await isolate.ready();
});
afterAll(isolate.close);
afterEach(async () => {
  await Promise.all(standIns.splice(0).map((standIn) => standIn.close()));
});

interface Held {
  readonly events: StudioEvent[];
  readonly settled: Settlement[];
  readonly spent: number;
  readonly requests: readonly SeenRequest[];
}

/** One session through the provider's own SDK, with retries that do not wait. */
async function session(answer: (request: SeenRequest) => StandInAnswer, { provider = 'anthropic' as Provider, budget = BUDGET, money = 5_000_000, canSee = true, profile = aProfile() } = {}): Promise<Held> {
  const standIn = await startStandIn(answer);
  standIns.push(standIn);
  const settled: Settlement[] = [];
  const ledger = budgetLedger(money, (settlement) => settled.push(settlement));
  const settings = { provider, model: 'stand-in-1', key: 'k', url: standIn.urls[provider], canSee, prices: PRICES, concurrent: 4, perMinute: 1_000 };
  const bare = await modelFromSettings(settings, { total: 1_500, stall: 700 });
  const model = guardedModel(bare, settings, { retries: { sleep: async () => undefined } }).paidFrom(ledger);
  const { basic_info, ...taste } = profile;
  const events: StudioEvent[] = [];
  for await (const event of modelStudio(model, options, isolate).propose({ ...basic_info, seed: '1', beside: [] }, taste, budget)) events.push(event);
  return { events, settled, spent: ledger.spent(), requests: standIn.seen };
}

const concepts = ({ events }: Held) => events.flatMap((event) => (event.kind === 'concept' ? [event.concept] : []));

describe.each(PROVIDERS)('a session with %s', (provider) => {
  test('ideas, programs, measures and a look give a concept that says how it was made', async () => {
    const held = await session(goodModel(), { provider });
    const [concept] = concepts(held);
    expect(held.events.map(({ kind }) => kind)).toEqual(['concept']);
    expect(concept).toMatchObject({ studio: 'helios', title: 'Wings for sails', reasons: expect.arrayContaining(['The raised wings are the sails of a boat.', 'Drawn for you by an AI model (stand-in-1), then checked and set by our engine.']) });
    expect(concept!.genome.idea).toMatchObject({ program: 'model-program', model: { source: GOOD_PROGRAMS[0], model: 'stand-in-1', prompt: '1', hash: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    const looked = held.requests.at(-1)!;
    expect(looked).toMatchObject({ task: 'draw-01', turn: 2, pictures: 1 });
    expect(looked.text).toMatch(/hull \(mark, main\): x -300 to 300/);
  });
});

describe('what is kept', () => {
  test('the better of two programs, whatever comes last', async () => {
    const held = await session(({ task, turn }) => (task === 'ideas' ? goodModel()({ task, turn }) : { kind: 'reply', calls: [drawCall(turn === 1 ? GOOD_PROGRAMS[0] : THIN_PROGRAM)] }));
    expect(concepts(held)[0]!.genome.idea!.model!.source).toBe(GOOD_PROGRAMS[0]);
  });

  test('a model that cannot see gets the measures and no picture', async () => {
    const held = await session(goodModel(), { canSee: false });
    expect(held.requests.every(({ pictures }) => pictures === 0)).toBe(true);
    expect(concepts(held)).toHaveLength(1);
  });

  test('a program that fails is answered with what is wrong, and the next one counts', async () => {
    const held = await session(({ task, turn }) => (task === 'ideas' ? goodModel()({ task, turn }) : { kind: 'reply', calls: [drawCall(turn === 1 ? 'function draw(d) { return [d.layer("a", d.circel(0, 0, 9), "main")]; }' : GOOD_PROGRAMS[0])] }));
    expect(held.requests.at(-1)!.text).toMatch(/not a function/);
    expect(concepts(held)).toHaveLength(1);
  });

  test('a drawing that repeats one of the set is refused, and the next idea is drawn', async () => {
    const held = await session(({ task, turn }) => (task === 'ideas' || task === 'draw-03' ? goodModel()({ task, turn }) : { kind: 'reply', calls: [drawCall(GOOD_PROGRAMS[0])] }), { budget: { ...BUDGET, concepts: { helios: 2 }, spare: 1 } });
    expect(held.events.map(({ kind }) => kind)).toEqual(['concept', 'dropped', 'concept']);
    expect(held.events[1]).toMatchObject({ because: expect.stringContaining('another concept of the set') });
  });

  test('what the model drops is not shown', async () => {
    const held = await session(({ task, turn }) => (task === 'ideas' ? goodModel()({ task, turn }) : { kind: 'reply', calls: [{ name: 'drop', input: { because: 'It does not hold.' } }] }));
    expect(held.events).toEqual(Array.from({ length: 3 }, (_, i) => ({ kind: 'dropped', title: `Idea ${i + 1}`, because: 'It does not hold.' })));
  });

  test('the same program gives the same bytes again', async () => {
    const [first, second] = [concepts(await session(goodModel()))[0]!, concepts(await session(goodModel(), { provider: 'google' }))[0]!];
    expect(second.svg).toBe(first.svg);
    expect(second.genome.idea!.model).toEqual(first.genome.idea!.model);
  });
});

describe('which drawings a studio takes', () => {
  /** The first drawing comes out with a finding in every round, the second one without. */
  const weakFirst = ({ task, turn }: SeenRequest): StandInAnswer => {
    if (task === 'ideas') return goodModel()({ task, turn });
    if (task === 'draw-01') return turn === 1 ? { kind: 'reply', calls: [drawCall(WEAK_PROGRAM, { title: 'Weak' })] } : { kind: 'reply', calls: [{ name: 'keep', input: {} }] };
    return turn === 1 ? { kind: 'reply', calls: [drawCall(GOOD_PROGRAMS[0])] } : { kind: 'reply', calls: [{ name: 'keep', input: {} }] };
  };

  test('one with something left to fix gives way to a better one', async () => {
    const held = await session(weakFirst, { budget: { ...BUDGET, spare: 1 } });
    expect(concepts(held).map(({ title }) => title)).toEqual(['Wings for sails']);
    expect(held.events).toContainEqual({ kind: 'dropped', title: 'Weak', because: 'Others of its studio came out better.' });
  });

  test('it is taken where nothing better comes, also when the provider fails meanwhile', async () => {
    const held = await session((request) => (request.task === 'draw-02' ? { kind: 'status', status: 401 } : weakFirst(request)), { budget: { ...BUDGET, spare: 1 } });
    expect(held.events.map(({ kind }) => kind)).toEqual(['concept']);
    expect(concepts(held)[0]!.title).toBe('Weak');
  });

  test('no more drawings are under way than are missing: none is paid for and thrown away', async () => {
    const held = await session(goodModel(['helios', 'apex']), { budget: { ...BUDGET, concepts: { helios: 1, apex: 1 }, concurrent: 6, spare: 2 } });
    expect(concepts(held)).toHaveLength(2);
    expect(new Set(held.requests.map(({ task }) => task)).size).toBe(3);
  });

  test('two of the same that were drawn at the same time: the second gives way', async () => {
    const held = await session(({ task, turn }) => (task === 'draw-01' || task === 'draw-02' ? goodModel()({ task: 'draw-01', turn }) : goodModel()({ task, turn })), { budget: { ...BUDGET, concepts: { helios: 2 }, concurrent: 2, spare: 1 } });
    expect(held.events.map(({ kind }) => kind).toSorted()).toEqual(['concept', 'concept', 'dropped']);
    expect(new Set(concepts(held).map(({ genome }) => genome.idea!.model!.source)).size).toBe(2);
  });
});

describe('faults of the provider: nothing is lost', () => {
  test.each<[string, StandInAnswer, string, number, 'nothing' | 'what was counted' | 'the quotes']>([
    ['429 to the end', { kind: 'status', status: 429 }, 'limited', 4, 'nothing'],
    ['500 to the end', { kind: 'status', status: 500 }, 'unavailable', 4, 'nothing'],
    ['529 to the end', { kind: 'status', status: 529 }, 'unavailable', 4, 'nothing'],
    ['a wrong key', { kind: 'status', status: 401 }, 'misused', 1, 'nothing'],
    ['a refusal', { kind: 'refusal' }, 'refused', 1, 'what was counted'],
    ['garbage', { kind: 'garbage' }, 'garbled', 4, 'the quotes'],
    ['a garbled call', { kind: 'garbled-call' }, 'garbled', 4, 'the quotes'],
    ['streams that break off', { kind: 'short' }, 'cut', 4, 'the quotes'],
    ['streams that stand still', { kind: 'stall' }, 'slow', 4, 'the quotes'],
    ['silence', { kind: 'silent' }, 'slow', 4, 'the quotes'],
    ['ideas that cannot be read', { kind: 'reply', calls: [{ name: 'submit_ideas', input: { ideas: 'none' } }], usage: { input: 0, cached: 0, output: 0 } }, 'garbled', 2, 'nothing'],
    ['only talk', { kind: 'reply', text: 'What a lovely name!', usage: { input: 0, cached: 0, output: 0 } }, 'garbled', 2, 'nothing'],
  ])('%s ends the session with one event, after so many calls, and is booked as the provider bills it', async (_what, answer, kind, calls, booked) => {
    const held = await session(() => answer);
    expect(held.events).toMatchObject([{ kind: 'failed', failure: { kind } }]);
    expect(held.requests).toHaveLength(calls);
    if (booked === 'nothing') expect(held.spent).toBe(0);
    else if (booked === 'what was counted') expect(held.spent).toBe(100 * 3 + 15);
    else expect(held.spent).toBeGreaterThan(calls * 6_000 * 15);
    expect(held.settled).toHaveLength(calls);
  });

  test('a fault that passes is not seen at all', async () => {
    let calls = 0;
    const held = await session((request) => {
      calls += 1;
      return calls % 2 === 1 ? { kind: 'status', status: 503 } : goodModel()(request);
    });
    expect(concepts(held)).toHaveLength(1);
    expect(held.events).toHaveLength(1);
  });

  test('what was drawn before the fault stays', async () => {
    const held = await session(({ task, turn }) => (task === 'draw-02' ? { kind: 'status', status: 500 } : goodModel()({ task, turn })), { budget: { ...BUDGET, concepts: { helios: 2 } } });
    expect(held.events.map(({ kind }) => kind)).toEqual(['concept', 'failed']);
  });

  test('one drawing that is refused does not end the others', async () => {
    const held = await session(({ task, turn }) => (task === 'draw-01' ? { kind: 'refusal' } : goodModel()({ task, turn })));
    expect(held.events.map(({ kind }) => kind)).toEqual(['dropped', 'concept']);
    expect(held.requests.filter(({ task }) => task === 'draw-01')).toHaveLength(1);
  });

  test('a set that takes too long ends in time', async () => {
    const started = performance.now();
    const held = await session(({ task, turn }) => (task === 'ideas' ? goodModel()({ task, turn }) : { kind: 'silent' }), { budget: { ...BUDGET, milliseconds: 900 } });
    expect(held.events).toMatchObject([{ kind: 'failed', failure: { kind: 'slow' } }]);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe('money', () => {
  test('a call costs what its provider counted', async () => {
    const held = await session(goodModel());
    // 1,000 tokens in, 200 out, at 3 and 15 dollars a million.
    expect(held.spent).toBe(held.settled.length * (1_000 * 3 + 200 * 15));
    expect(held.settled.every(({ isAnswered, model }) => isAnswered && model === 'stand-in-1')).toBe(true);
  });

  test('a call that the budget does not allow is not made', async () => {
    const held = await session(goodModel(), { money: 20_000 });
    expect(held.events).toMatchObject([{ kind: 'failed', failure: { kind: 'exhausted' } }]);
    expect(held.requests).toHaveLength(0);
  });

  test('a model that never stops asking is stopped by the rounds of each idea and the number of ideas', async () => {
    const held = await session(({ task }) => (task === 'ideas' ? { kind: 'reply', calls: [{ name: 'submit_ideas', input: ideasOf(['helios'], 40) }] } : { kind: 'reply', calls: [{ name: 'search_web', input: {} }] }));
    expect(held.requests).toHaveLength(1 + 3 * BUDGET.rounds);
    expect(held.events.every(({ kind }) => kind === 'dropped')).toBe(true);
  });

  test('nobody reads: the calls stop', async () => {
    const standIn = await startStandIn(({ task, turn }) => (task === 'ideas' ? goodModel()({ task, turn }) : { kind: 'silent' }));
    standIns.push(standIn);
    const model = await modelFromSettings({ provider: 'openai', model: 'm', key: 'k', url: standIn.urls.openai, canSee: true, prices: PRICES, concurrent: 4, perMinute: 1_000 });
    const { basic_info, ...taste } = aProfile();
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 1_500);
    const events: StudioEvent[] = [];
    for await (const event of modelStudio(model, options, isolate).propose({ ...basic_info, seed: '1', beside: [] }, taste, BUDGET, stop.signal)) events.push(event);
    expect(events).toMatchObject([{ kind: 'failed', failure: { kind: 'stopped' } }]);
  });
});
