import { randomUUID } from 'node:crypto';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect, test } from '@jest/globals';
import { bucketOf, chooseVersion } from './choose-version.ts';
import { canary, promote } from './pointers.ts';

const VISITORS = 100_000;
const at = (traffic: number) => canary(promote(undefined, '1.0.0'), '1.1.0', traffic);

test('M7: the share of a canary is exact among 100,000 visitors', () => {
  const buckets = Array.from({ length: VISITORS }, () => bucketOf(randomUUID(), 'info'));
  for (const traffic of [1, 10, 50]) {
    const got = buckets.filter((bucket) => chooseVersion(at(traffic), bucket) === '1.1.0').length;
    // Six standard deviations: one run in a billion is further off.
    const tolerance = 6 * Math.sqrt(VISITORS * (traffic / 100) * (1 - traffic / 100));
    expect(Math.abs(got - (VISITORS * traffic) / 100)).toBeLessThan(tolerance);
    figure('M7', `a canary of ${traffic} % went to ${got} of ${VISITORS} visitors`);
  }
});

test('raising a canary moves nobody back, and visitors of one canary are not those of another', () => {
  const visitors = Array.from({ length: 2_000 }, () => randomUUID());
  const gets = (traffic: number, remote: string) => visitors.filter((id) => chooseVersion(at(traffic), bucketOf(id, remote)) === '1.1.0');
  const tenth = new Set(gets(10, 'info'));
  expect(gets(20, 'info')).toEqual(expect.arrayContaining([...tenth]));
  const both = gets(10, 'projects').filter((id) => tenth.has(id));
  expect(both.length).toBeLessThan(60);
});
