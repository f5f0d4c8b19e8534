import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

const found = (pattern: RegExp): string[] => [...readme.matchAll(pattern)].map((match) => match[1] ?? '');

describe('the README', () => {
  test('names only commands that exist, and all of them', () => {
    const named = [...found(/npm run ([\w-]+)/g), ...found(/npm (start|test)\b/g)];
    expect([...new Set(named)].sort()).toEqual(Object.keys(scripts).sort());
  });

  test('names only folders and files that exist', () => {
    const named = [...found(/`([\w-]+(?:\/[\w-]+)*\/)`/g), ...found(/\]\(([\w./-]+)\)/g)];
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('every command runs a file that is there', () => {
    const missing = Object.values(scripts).filter((command) => !existsSync(join(root, command.replace(/^node /, ''))));
    expect(missing).toEqual([]);
  });
});
