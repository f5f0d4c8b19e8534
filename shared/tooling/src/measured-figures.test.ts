import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PLUGIN = join(root, 'shared/tooling/lint/measured-figures.mjs');
const IMPORT = "import { figure } from '@fifteen/tooling/jest/figure.mjs';";
/** What the examples measure and what they are given. */
const SETTING = 'const TRIES = 80; const WORDS = ["one", "other"]; const refused: number[] = []; const tried = Number(process.argv[2]); const ms = performance.now();';

/** oxlint with this rule alone. */
const configured = { categories: { correctness: 'off' }, jsPlugins: [PLUGIN], rules: { 'fifteen/measured-figures': 'error' } };

const GOOD: Readonly<Record<string, string>> = {
  'a count of the run': 'figure("A1", `${tried} tried: ${refused.length} refused`);',
  'a constant beside a count': 'figure("A1", `${TRIES} tried at once: ${refused.length} refused`);',
  'an empty list that the run fills': 'figure("A1", `refused: ${refused.length}`);',
  'names with digits': 'figure("A1", `over HTTP/1.1 and H.264, p95 ${ms.toFixed(1)} ms`);',
  'the word of a measured condition': 'figure("A1", `the owner is ${tried < 400 ? "let in" : "locked out"}`);',
};

const BAD: Readonly<Record<string, readonly [source: string, words: string]>> = {
  'plain text': ['figure("A1", "fast");', 'Write the text of a figure as a template'],
  'a template without an expression': ['figure("A1", `fast`);', 'Write the text of a figure as a template'],
  'a text from elsewhere': ['const text = `${tried} tried`; figure("A1", text);', 'Write the text of a figure as a template'],
  'no text': ['(figure as (id: string) => void)("A1"); figure("A1");', 'Write the text of a figure as a template'],
  'a result in digits': ['figure("A1", `${tried} tried: 0 refused`);', 'The number "0" was not measured'],
  'a thousand with a comma': ['figure("A1", `10,000 guesses: ${refused.length} refused`);', 'The number "10,000" was not measured'],
  'a share of a number': ['figure("A1", `${tried}/15 done`);', 'The number "/15" was not measured'],
  'a result in words': ['figure("A1", `${tried} tried, none refused`);', 'The number "none" was not measured'],
  'a literal as an expression': ['figure("A1", `${tried} tried: ${0} refused`);', 'A literal was not measured'],
  'the same count for the tries and the result': ['figure("A1", `${tried} tried: ${tried} refused`);', 'tried is printed twice'],
  'constants alone': ['figure("A1", `${TRIES} tried, ${TRIES + 1} asked`);', 'This figure is constant'],
  'the length of a written list alone': ['figure("A1", `${WORDS.length} tried`);', 'This figure is constant'],
  'another name for the function': ['import { figure as print } from "./figure.mjs"; print("A1", "fast");', 'Write the text of a figure as a template'],
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fifteen-lint-'));
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(configured));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const linted = (name: string, source: string): Promise<string> => {
  const file = join(folder, `${name.replaceAll(/\W+/g, '-')}.ts`);
  writeFileSync(file, `${source}\n`);
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules/.bin/oxlint'), ['-c', join(folder, '.oxlintrc.json'), '--format', 'unix', file], (error, stdout, stderr) => resolve(error ? `${stdout}${stderr}` : ''));
  });
};

test.each(Object.entries(GOOD))('a figure is measured: %s passes', async (name, source) => {
  expect(await linted(name, `${IMPORT}\n${SETTING}\n${source}`)).toBe('');
});

test.each(Object.entries(BAD))('a figure is measured: %s is refused', async (name, [source, words]) => {
  expect(await linted(name, `${IMPORT}\n${SETTING}\n${source}`)).toContain(words);
});

test('a figure is measured: functions of the same name from elsewhere are not looked at', async () => {
  expect(await linted('elsewhere', "const figure = (id: string, text: string) => `${id}${text}`;\nfigure('A1', '0 refused');")).toBe('');
});
