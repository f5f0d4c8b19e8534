import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** `folder/file.ts`, as the walks name them: from the repository's root or from the gateway's sources. */
const paths = [...page.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|sql))`/g)].map(([, path = '']) => path);
const exists = (path: string): boolean => existsSync(join(root, path)) || existsSync(join(root, 'api-gateway/src', path));

test('docs/architecture.md: every file that the map and the walks name exists', () => {
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});
