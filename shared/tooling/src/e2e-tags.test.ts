import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { quarantineFaults } from '../cli/quarantine.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const e2e = join(root, 'e2e');
const specs = readdirSync(e2e, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spec.ts'));
const sources = new Map(specs.map((name) => [name, readFileSync(join(e2e, name), 'utf8')]));
const TAGS = /^const tag = \[((?:'@[\w-]+'(?:, )?)+)\];$/m;
/** A test or a group of tests that is not inside another. */
const OUTERMOST = /^test(?:\.describe)?\((?:'.*?'|".*?"|`.*?`), (.{7})/gm;

/** What is lost where a journey fails: money, who gets in, a customer's work, a release that harms, a page that is not read. */
const RISKS = ['@money', '@access', '@work', '@release', '@pages'];

const tagsOf = (name: string): string[] => [...(TAGS.exec(sources.get(name) ?? '')?.[1] ?? '').matchAll(/'(@[\w-]+)'/g)].map(([, tag = '']) => tag);

test.each(specs)('%s says which journey it is, which remotes it walks and what is at risk, of every test', (name) => {
  const [journey = '', ...others] = tagsOf(name);
  expect(journey).toMatch(/^@(?!mfe-)/);
  expect(others.filter((tag) => tag.startsWith('@mfe-')).length).toBeGreaterThan(0);
  const risks = others.filter((tag) => !tag.startsWith('@mfe-'));
  expect(risks.length).toBeGreaterThan(0);
  expect(risks.filter((risk) => !RISKS.includes(risk))).toEqual([]);
  const source = sources.get(name) ?? '';
  const outermost = [...source.matchAll(OUTERMOST)].map((match) => match[1]);
  expect(outermost.length).toBeGreaterThan(0);
  expect(outermost.filter((options) => options !== '{ tag }')).toEqual([]);
  // Playwright's own would neither skip what an environment lacks nor what is in quarantine.
  expect(source).toContain("import { test } from '../support/test.ts';");
});

test('every risk has a journey', () => {
  const tags = new Set(specs.flatMap(tagsOf));
  expect(RISKS.filter((risk) => !tags.has(risk))).toEqual([]);
});

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
const owners = workspaces.filter((folder) => !folder.startsWith('shared/'));

test('nothing is in quarantine beyond its date, without an owner or under a name that no test has', () => {
  const entries = JSON.parse(readFileSync(join(e2e, 'quarantine.json'), 'utf8')) as Parameters<typeof quarantineFaults>[0];
  expect(quarantineFaults(entries, { sources, owners, today: new Date().toISOString().slice(0, 10) })).toEqual([]);
});

const known = { sources: new Map([['journeys/a.spec.ts', "test('it works')"]]), owners: ['mfe-info'], today: '2026-11-28' };
const entry = { test: 'it works', file: 'journeys/a.spec.ts', owner: 'mfe-info', since: '2026-11-20', until: '2026-11-28', reason: 'the clock' };

test.each([
  ['may stay until the end of its day', {}, []],
  ['is over', { until: '2026-11-27' }, ['should have been repaired by mfe-info until 2026-11-27']],
  ['is of nobody', { owner: 'somebody' }, ['has the owner "somebody"']],
  ['is of no test', { test: 'it worked' }, ['is no test that exists']],
  ['has no reason', { reason: '' }, ['does not say why']],
  ['has no date', { until: 'soon' }, ['wants dates']],
  ['is for ever', { until: '2027-11-28' }, ['for more than 30 days']],
])('a quarantine that %s', (_what, change, words) => {
  const faults = quarantineFaults([{ ...entry, ...change }], known);
  expect(faults).toEqual(words.map((word) => expect.stringContaining(word)));
});
