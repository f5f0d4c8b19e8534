import { readFileSync } from 'node:fs';
import { REMOTE_CONTRACT, REMOTE_NAMES } from '@fifteen/contracts';
import { expect, test } from '@jest/globals';

test('M6: each remote says in its package which contract it is built for', () => {
  for (const name of REMOTE_NAMES) {
    const manifest = readFileSync(new URL(`../../../mfe-${name}/package.json`, import.meta.url), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({ name: `@fifteen/mfe-${name}`, contract: REMOTE_CONTRACT });
  }
});
