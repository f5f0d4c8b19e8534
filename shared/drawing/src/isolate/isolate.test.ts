import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { FontLibrary } from '@fifteen/typography';
import { loadFontLibrary } from '@fifteen/typography/node';
import { DrawingError, createBudget } from '../budget.ts';
import { Draw } from '../draw.ts';
import type { Layer } from '../layer.ts';
import { type ProgramInput, runProgram } from '../program.ts';
import { createIsolate } from '../node/index.ts';

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
  await library.ready(['jost-600'], 'Osprey & Tern');
});

const isolate = createIsolate();
/** From its sources a thread takes seconds to start. */
jest.setTimeout(30_000);
afterAll(() => isolate.close());

const INPUT: Omit<ProgramInput, 'random'> = {
  name: 'Osprey & Tern',
  words: ['Osprey', '&', 'Tern'],
  letters: 'O',
  things: ['osprey'],
  look: 'solid',
  stem: 0.06,
  radius: 0.02,
  slope: 0,
  colors: 3,
  params: { gap: 14 },
  lettering: { font: 'jost-600' },
};

const run = (source: string) => isolate.run(source, INPUT, { draws: [0.25], fonts: { ids: ['jost-600'], text: 'Osprey & Tern' } });
const bytesOf = (layers: readonly Layer[]) => layers.map(({ part, role, paint, mono, shape }) => [part, role, paint, mono, shape.toSvg()]);

describe('a program in the isolate', () => {
  test('draws what the same program draws outside, to the byte', async () => {
    const source = `function draw(d, input) {
      const petal = d.leaf([0, 0], [0, -300], 0.3).round(6, 0);
      const ring = d.union(...d.radial(petal, { count: 7 })).subtract(d.circle(0, 0, 40));
      const swell = d.curve([-300, 0], [-100, -200], [100, 200], [300, 0]).brush((t) => 10 + 30 * Math.sin(Math.PI * t) ** 2);
      const word = d.write(input.name, input.lettering, 100).place({ cx: 0, top: 340 });
      const o = word.find('O')[0];
      const dot = d.circle(o.anchors.bowl.cx, o.anchors.bowl.cy, o.anchors.bowl.r * 0.3 + input.random('dot'));
      return [d.layer('bloom', ring, 'main'), d.layer('swell', swell, { gradient: ['main', 'second'], from: [-300, 0], to: [300, 0] }), ...d.word(word.without(o)), d.layer('O', o.shape.exclude(dot), 'second', { role: 'word' })];
    }`;
    const inside = await run(source);
    // oxlint-disable-next-line no-new-func -- the same text, outside
    const program = new Function('d', 'input', `${source}; return draw(d, input);`) as (d: Draw, input: ProgramInput) => Layer[];
    const outside = runProgram(program, new Draw(library, createBudget()), { ...INPUT, random: () => 0.25 });
    expect(bytesOf(inside)).toEqual(bytesOf(outside));
    expect(inside).toHaveLength(4);
  });

  test('has every method of the drawing board, and nothing of its inside', async () => {
    const board = Object.getOwnPropertyNames(Draw.prototype).filter((name) => !['constructor', 'readings'].includes(name));
    const missing = `function draw(d) { return ${JSON.stringify(board)}.filter((name) => typeof d[name] !== 'function').concat(['budget', 'readings'].filter((name) => d[name] !== undefined)).map((name) => d.layer(name, d.circle(0, 0, 9), 'main')).concat(d.layer('drawn', d.path('M0 0H90V90Z'), 'main')); }`;
    expect((await run(missing)).map(({ part }) => part)).toEqual(['drawn']);
  });

  test('returns a word in a pen of several inks as it is outside', async () => {
    const inside = await run("function draw(d) { return d.word(d.pen('pip & Posy', 'blocks', { size: 200 })); }");
    const d = new Draw(library, createBudget());
    expect(bytesOf(inside)).toEqual(bytesOf(d.word(d.pen('pip & Posy', 'blocks', { size: 200 }))));
  });

  test('reaches the drawing language and nothing of the host', async () => {
    const source = `function draw(d) {
      const names = ['process', 'require', 'fetch', 'console', 'setTimeout', 'Date', 'WebAssembly', 'eval', 'Function', '__call', '__get', 'SharedArrayBuffer'];
      const found = names.filter((name) => typeof globalThis[name] !== 'undefined');
      const made = [() => (function () {}).constructor, () => Math.random].filter((take) => take() !== undefined);
      if (found.length + made.length > 0) d.refuse('found ' + found.join(' ') + ' ' + made.join(' '));
      return [d.layer('dot', d.circle(0, 0, 10), 'main')];
    }`;
    await expect(run(source)).resolves.toHaveLength(1);
  });
});

describe('a hostile program', () => {
  test.each([
    ['loops for ever', 'function draw() { for (;;); }', /took too long/],
    ['loops for ever while it is read', 'for (;;);', /took too long/],
    ['loops in a callback of the host', 'function draw(d) { return [d.layer("a", d.line("M0 0L9 9").brush(() => { for (;;); }), "main")]; }', /took too long/],
    ['asks for a gigabyte', 'function draw() { const all = []; for (;;) all.push(new Array(1e6).fill(7)); }', /memory|too long/],
    ['asks for a long text', 'function draw(d) { let text = "x"; for (;;) text += text; }', /memory|too long/],
    ['recurses without end', 'function draw() { return draw(); }', /stack/],
    ['recurses through the host', 'function draw(d) { const deep = () => { d.line("M0 0L9 9").brush(deep); return 1; }; deep(); }', /stack|took too long|failed|operations/],
    ['draws a million points', 'function draw(d) { return [d.layer("a", d.polygon(Array.from({ length: 1e6 }, (_, i) => [i % 997, i % 991])), "main")]; }', /./],
    ['uses the language without end', 'function draw(d) { let s = d.circle(0, 0, 9); for (;;) s = s.grow(1); }', /operations|took too long|limit/],
    ['nests shapes until they explode', 'function draw(d) { let s = d.star(499, 400, 200); for (let i = 0; i < 60; i++) s = s.union(s.rotate(0.37 * i)); return [d.layer("a", s, "main")]; }', /segments|too long|operations/],
    ['hands in numbers that are none', 'function draw(d) { return [d.layer("a", d.circle(NaN, 0, 9), "main")]; }', /not finite/],
    ['hands in numbers beyond the limit', 'function draw(d) { return [d.layer("a", d.circle(1e9, 0, 9), "main")]; }', /limit/],
    ['returns nothing', 'function draw() {}', /list of layers/],
    ['returns something that is not a layer', 'function draw() { return [{ part: "a", paint: "main", shape: { path: 1 } }]; }', /no shape/],
    ['paints in a color that does not exist', 'function draw(d) { return [d.layer("a", d.circle(0, 0, 9), "#ff0000")]; }', /colors are/],
    ['defines no draw', 'const paint = 1;', /must define function draw/],
    ['cannot be read', 'function draw( {', /./],
    ['throws something that is not an error', 'function draw() { throw { message: 7 }; }', /7/],
    ['calls a hidden method', 'function draw(d) { d.circle(0, 0, 9).transform([1, 0, 0, 1, 0, 0]); }', /not a function/],
    ['calls a method by a prototype name', 'function draw(d) { return d["constructor"]("x"); }', /./],
    ['forges a handle', 'function draw(d) { return [{ part: "a", paint: "main", shape: { $: 999999, k: "Shape" } }]; }', /no object/],
    ['nests arguments too deeply', 'function draw(d) { let a = []; for (let i = 0; i < 99; i++) a = [a]; d.polygon(a); }', /too deeply/],
    ['pollutes a prototype', 'function draw(d) { const a = JSON.parse(\'{"__proto__": {"polluted": 1}}\'); d.radial(d.circle(0, 0, 9), { ...a, count: 3, ["__proto__"]: { polluted: 1 } }); Object.prototype.polluted = 1; return []; }', /list of layers/],
  ])('that %s ends with words within 2 s', async (_what, source, words) => {
    await isolate.ready();
    const started = performance.now();
    const error = await run(source).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DrawingError);
    expect((error as Error).message).toMatch(words);
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('leaves nothing behind for the next program', async () => {
    await run('function draw(d) { Array.prototype.map = null; JSON.parse = null; globalThis.kept = 1; d.refuse("done"); }').catch(() => undefined);
    const layers = await run('function draw(d) { return [1, 2].map((x) => d.layer("a" + typeof kept, d.circle(x, 0, 9), "main")); }');
    expect(layers.map(({ part }) => part)).toEqual(['aundefined', 'aundefined']);
  });
});
