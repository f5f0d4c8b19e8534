import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has. */
const SECTIONS: Readonly<Record<string, number>> = {
  '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1, '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2,
  '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4, '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4,
  '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11,
  '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5,
  '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2,
};

/** Shorter than that does not count as a reason, unless it names another requirement's. */
const REASON_MIN = 12;

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(([, id = '', words = '', met = '', where = '']) => ({ id, words, met, where }));
const testsIn = (text: string): string[] => [...text.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, path = '']) => path);
const exists = (path: string): boolean => existsSync(join(root, path)) || existsSync(join(root, 'api-gateway/src', path));

describe('docs/security.md', () => {
  test('names only tests that exist', () => {
    expect(testsIn(page).length).toBeGreaterThan(150);
    expect([...new Set(testsIn(page))].filter((path) => !exists(path))).toEqual([]);
  });

  test('has each requirement of level 2 once', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const counted: Record<string, number> = {};
    for (const id of ids) {
      const section = id.split('.').slice(0, 2).join('.');
      counted[section] = (counted[section] ?? 0) + 1;
    }
    expect(counted).toEqual(SECTIONS);
  });

  test('says of each whether it is met, and by which test or for which reason', () => {
    expect(rows.filter(({ met }) => !['yes', 'part', 'no', 'n/a'].includes(met))).toEqual([]);
    const unexplained = rows.filter(({ where }) => testsIn(where).length === 0 && where.length < REASON_MIN);
    const named = (where: string): string | undefined => /^(?:As|See) (\d+\.\d+\.\d+)/.exec(where)?.[1];
    const explained = new Set(rows.filter(({ where }) => named(where) === undefined).map(({ id }) => id));
    expect(unexplained.filter(({ where }) => !explained.has(named(where) ?? ''))).toEqual([]);
  });

  test('sums them up', () => {
    const count = (state: string): number => rows.filter(({ met }) => met === state).length;
    expect(page).toContain(`Of ${rows.length} requirements of levels 1 and 2: ${count('yes')} are met, ${count('part')} in part, ${count('no')} are not met, ${count('n/a')} do not apply.`);
  });
});
