import { readFileSync } from 'node:fs';
import { REMOTE_CONTRACT, REMOTE_NAMES } from '@fifteen/contracts';
import { expect, test } from '@jest/globals';

const manifestOf = (folder: string): unknown => JSON.parse(readFileSync(new URL(`../../../../${folder}/package.json`, import.meta.url), 'utf8'));

test('M6: each remote says in its package which contract it is built for', () => {
  for (const name of REMOTE_NAMES) {
    expect(manifestOf(`mfe-${name}`)).toMatchObject({ name: `@fifteen/mfe-${name}`, contract: REMOTE_CONTRACT });
  }
  expect(manifestOf('shell')).toMatchObject({ contract: REMOTE_CONTRACT });
});
