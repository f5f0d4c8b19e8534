import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { ARGUED } from '../mutation/argued.mjs';
import { changedModules, MODULES, planOf } from '../mutation/modules.mjs';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const files = Object.values(MODULES).flat();

describe('mutation testing', () => {
  test('every mutated file is there, in one module, with a suite that needs no database', () => {
    expect(files.filter((file) => !existsSync(at(planOf(file).file)))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
    const without = files.filter((file) => {
      const { suite } = planOf(file);
      return suite === undefined || /startTestGateway|testDatabase|test-platform/.test(readFileSync(at(suite), 'utf8'));
    });
    expect(without).toEqual([]);
  });

  test('changed files are those of a module, or whose suite has changed', () => {
    const [refund, share] = ['billing/refunds/refund.ts', 'projects/shares/shares.service.ts'];
    expect(changedModules(['README.md', 'api-gateway/src/app/main.ts'])).toEqual([]);
    expect(changedModules([`api-gateway/src/${refund}`, planOf(share).suite ?? ''])).toEqual([
      { module: 'money', files: [refund] },
      { module: 'access', files: [share] },
    ]);
  });

  test('what is argued is about code that is still there', () => {
    const gone = ARGUED.filter(({ file, original }) => {
      const path = files.find((one) => one.endsWith(file));
      return !path || !readFileSync(at(planOf(path).file), 'utf8').replaceAll(/\s+/g, ' ').includes(original.replaceAll(/\s+/g, ' '));
    });
    expect(gone).toEqual([]);
  });

  test('docs/mutation.md has a row and the survivors of every module', () => {
    const page = readFileSync(at('docs/mutation.md'), 'utf8');
    for (const module of Object.keys(MODULES)) {
      expect(page).toContain(`\n| ${module} | `);
      expect(page).toContain(`\n## Survivors of ${module}\n`);
    }
  });
});
