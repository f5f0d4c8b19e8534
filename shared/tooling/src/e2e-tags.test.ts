import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const e2e = fileURLToPath(new URL('../../../e2e', import.meta.url));
const specs = readdirSync(e2e, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.spec.ts'));
const TAGS = /^const tag = \[((?:'@[\w-]+'(?:, )?)+)\];$/m;
/** A test or a group of tests that is not inside another. */
const OUTERMOST = /^test(?:\.describe)?\((?:'.*?'|".*?"|`.*?`), (.{7})/gm;

test.each(specs)('%s says which journey it is and which remotes it walks, of every test', (name) => {
  const source = readFileSync(join(e2e, name), 'utf8');
  const [journey, ...remotes] = TAGS.exec(source)?.[1]?.split(', ') ?? [];
  expect(journey).toMatch(/^'@(?!mfe-)/);
  expect(remotes.filter((remote) => remote.startsWith("'@mfe-")).length).toBeGreaterThan(0);
  const outermost = [...source.matchAll(OUTERMOST)].map((match) => match[1]);
  expect(outermost.length).toBeGreaterThan(0);
  expect(outermost.filter((options) => options !== '{ tag }')).toEqual([]);
});
