import { describe, expect, test } from '@jest/globals';
import { renderInThread } from './render-in-thread.ts';
import type { RawRendering } from './render-task.ts';

const SHELL = `exports.provided = { words: { hello: 'Hello' } };
exports.draw = (path, name, routes) => '<header>Fifteen</header><main>' + routes[0](path) + '</main>';
exports.frame = (path, name) => ({ before: '<header>Fifteen</header><main>', after: '</main>' });`;

const LIMITS = { timeMs: 3_000, memoryMb: 128, stackKb: 512 };

const render = (source: string, limits: Partial<typeof LIMITS> = {}): Promise<RawRendering> =>
  renderInThread({ shell: SHELL, remote: 'info', source, framePaths: ['/help'], limits: { ...LIMITS, ...limits } });

const ofPage = (body: string): string => `exports.pages = [{ path: '/help' }, { path: '/terms' }];
exports.routes = [(path) => { if (path === '/help') { ${body} } return 'fine'; }];`;

describe('a release without harm', () => {
  test('is rendered with what the shell provides', async () => {
    const { pages, faults, frames, stopped } = await render(`const { hello } = require('words');
exports.pages = [{ path: '/help', still: true }]; exports.routes = [(path) => hello + ' ' + path];`);
    expect(pages).toEqual([{ path: '/help', described: '{"path":"/help","still":true}', html: '<header>Fifteen</header><main>Hello /help</main>' }]);
    expect(frames).toEqual([['/help', '<header>Fifteen</header><main>', '</main>']]);
    expect([faults, stopped]).toEqual([[], undefined]);
  });
});

/** What code could use to reach anything outside. */
const REACHES = {
  'process.getBuiltinModule': `process.getBuiltinModule('node:child_process').execSync('id')`,
  'globalThis.process': `globalThis.process.env.SECRET_KEY`,
  'a constructor of its own this': `this.constructor.constructor('return process')()`,
  'a constructor of what the shell provides': `require('words').constructor.constructor('return process')()`,
  'a constructor of require': `require.constructor('return process')()`,
  'a constructor of the arguments of its routes': `exports.routes.constructor.constructor('return process')()`,
  'require of a module of Node': `require('node:fs').readFileSync('/etc/passwd')`,
  'require of a property of Object': `require('constructor')('return process')()`,
  'module.parent': `module.parent.require('fs')`,
  fetch: `fetch('http://127.0.0.1/')`,
  XMLHttpRequest: `new XMLHttpRequest()`,
  WebSocket: `new WebSocket('ws://127.0.0.1/')`,
  Worker: `new Worker('data:,')`,
  setTimeout: `setTimeout(() => undefined, 1)`,
  WebAssembly: `new WebAssembly.Module(new Uint8Array(8))`,
  SharedArrayBuffer: `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`,
};

describe('M3: a release that reaches for the host', () => {
  test.each(Object.entries(REACHES))('by %s finds nothing there', async (_name, code) => {
    const { pages, stopped } = await render(`exports.routes = [() => '']; ${code};\nexports.pages = [{ path: '/help' }];`);
    expect(pages).toEqual([]);
    expect(stopped?.reason).toBe('thrown');
    expect(stopped?.message).toMatch(/is not defined|not available|does not provide|undefined|not a function/);
  });

  test('by a dynamic import gets no module', async () => {
    const { pages } = await render(`let got = 'nothing'; import('node:fs').then(() => { got = 'a module'; }, () => { got = 'a refusal'; });
exports.pages = [{ path: '/help' }]; exports.routes = [() => got];`);
    expect(pages[0]?.html).toContain('nothing');
  });

  test('sees the global names of the language alone', async () => {
    const { pages } = await render(`exports.pages = [{ path: '/help' }]; exports.routes = [() => Object.getOwnPropertyNames(globalThis).join(' ')];`);
    const names = pages[0]?.html.replace(/.*<main>|<\/main>/g, '').split(' ') ?? [];
    expect(names.length).toBeGreaterThan(40);
    // Names that this very engine, without anything of Node or a browser, does not have: there are none but QuickJS's own.
    expect(names.filter((name) => !LANGUAGE.has(name))).toEqual(['InternalError']);
  });
});

/** Global names of ECMAScript. */
const LANGUAGE = new Set(
  `AggregateError Array ArrayBuffer BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError FinalizationRegistry Float16Array Float32Array
Float64Array Function Infinity Int16Array Int32Array Int8Array Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp
Set SharedArrayBuffer String Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet decodeURI
decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt undefined unescape`.split(/\s+/),
);

/** What code could use to take more than its share; each ends with this reason. */
const GREEDY: Readonly<Record<string, readonly [code: string, reason: string]>> = {
  'an endless loop': ['for (;;);', 'time'],
  'an endless loop that catches': ['for (;;) { try { for (;;); } catch {} }', 'time'],
  'an endless loop in a finally': ['(function again() { try { for (;;); } finally { again(); } })()', 'time'],
  'a regular expression that backtracks for ever': ['/^(a+)+$/.test("a".repeat(50) + "b")', 'time'],
  'one step of the engine that takes for ever': ['new Array(2 ** 32 - 2).join("xx")', 'time'],
  'a gigabyte': ['new ArrayBuffer(2 ** 30)', 'memory'],
  'a gigabyte in pieces': ['const all = []; for (;;) all.push(new Uint8Array(1e6))', 'memory'],
  'small objects without end': ['const all = []; for (;;) all.push({})', 'memory'],
  'a long string': ['"x".repeat(2 ** 29)', 'memory'],
};

/** Deep recursion of every kind that has its own way through the engine. */
const DEEP = {
  'calls itself': '(function again(n) { return again(n + 1) + 1; })(0)',
  'nests calls of JSON': 'const again = { toJSON() { return JSON.stringify(again); } }; JSON.stringify(again)',
  'nests proxies': 'let all = {}; for (let i = 0; i < 1e5; i += 1) all = new Proxy(all, {}); all.x',
  'nests arrays for String': 'let all = []; for (let i = 0; i < 3e5; i += 1) all = [all]; String(all)',
  'sorts within a comparison': 'const compare = () => [1, 2, 3].sort(compare).length; compare()',
  'replaces within a replacement': 'const again = () => "a".replace(/a/, again); again()',
  'constructs itself': 'class Again { constructor() { new Again(); } } new Again()',
  'nests generators': 'function* again() { yield* again(); } [...again()]',
};

describe('M3: a release that takes too much', () => {
  test.each(Object.entries(GREEDY))('%s ends with its reason, at load and within a page', async (_name, [code, reason]) => {
    const limits = { timeMs: reason === 'time' ? 1_000 : 20_000 };
    const [atLoad, inPage] = [await render(`${code};\nexports.pages = []; exports.routes = [];`, limits), await render(ofPage(code), limits)];
    expect(atLoad.stopped?.reason).toBe(reason);
    expect(inPage.stopped?.reason ?? (/MB of memory/.test(inPage.faults.join()) ? 'memory' : 'none')).toBe(reason);
  });

  test.each(Object.entries(DEEP))('%s: is an error of that page, and the next page is rendered', async (_name, code) => {
    const { pages, faults } = await render(ofPage(code), { timeMs: 30_000 });
    expect(faults).toEqual([expect.stringMatching(/^\/help: (Its calls were nested too deeply\.|.*stack overflow)/)]);
    expect(pages.map(({ path }) => path)).toEqual(['/terms']);
  });

  test('a huge page is refused with its size, and the next page is rendered', async () => {
    const { pages, faults } = await render(ofPage('return "x".repeat(5e6);'));
    expect(faults).toEqual([expect.stringMatching(/^\/help: The HTML of \/help has 5\d{6} characters; 500000 are the limit\.$/)]);
    expect(pages.map(({ path }) => path)).toEqual(['/terms']);
  });

  test('many large pages end at the limit of all of them', async () => {
    const { pages, faults } = await render(`exports.pages = Array.from({ length: 40 }, (_, i) => ({ path: '/' + i })); exports.routes = [() => 'x'.repeat(400_000)];`);
    expect(pages.length).toBeLessThanOrEqual(20);
    expect(faults.length).toBeGreaterThan(0);
  });

  test('more pages than there may be are refused', async () => {
    const { stopped } = await render(`exports.pages = Array.from({ length: 501 }, (_, i) => ({ path: '/' + i })); exports.routes = [() => ''];`);
    expect(stopped?.message).toContain('at most 500');
  });
});

test('an error whose words cannot be read is refused as well', async () => {
  for (const thrown of ['{ get message() { throw 1; } }', '{ get message() { for (;;); } }', 'null', 'Symbol()', '"x".repeat(1e7)', 'new Proxy({}, { get() { throw 1; } })']) {
    const { stopped } = await render(`throw ${thrown};`);
    expect(stopped?.message.length).toBeGreaterThan(0);
    expect(stopped?.message.length).toBeLessThan(400);
  }
});

test('what one release changes of the language is not there for the next', async () => {
  await render(`Object.prototype.polluted = 'yes'; Array.prototype.join = () => 'evil'; String.prototype.replace = () => 'evil';
exports.pages = [{ path: '/help' }]; exports.routes = [() => ''];`);
  const { pages } = await render(`exports.pages = [{ path: '/help' }]; exports.routes = [() => String({}.polluted) + [1, 2].join('-')];`);
  expect(pages[0]?.html).toContain('undefined1-2');
  expect(({} as { polluted?: string }).polluted).toBeUndefined();
});
