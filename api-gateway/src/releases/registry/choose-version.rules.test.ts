import { expect, test } from '@jest/globals';
import { bucketOf, chooseVersion } from './choose-version.ts';
import { canary, promote } from './pointers.ts';

/** Of `ada info`, worked out by `printf 'ada info' | sha256sum`. */
const KNOWN_BUCKET = (0x6abfb865 / 2 ** 32) * 100;
const at = (traffic: number) => canary(promote(undefined, '1.0.0'), '1.1.0', traffic);

test('a visitor without a number gets the default', () => {
  expect(chooseVersion(at(99), undefined)).toBe('1.0.0');
});

test('a canary takes the first buckets up to its traffic, and without one everybody gets the default', () => {
  expect([0, 9.999, 10, 99.9].map((bucket) => chooseVersion(at(10), bucket))).toEqual(['1.1.0', '1.1.0', '1.0.0', '1.0.0']);
  expect(chooseVersion(promote(undefined, '1.0.0'), 0)).toBe('1.0.0');
});

test('a bucket is a share of a hundred, and stays with the visitor and the remote', () => {
  expect(bucketOf('ada', 'info')).toBe(bucketOf('ada', 'info'));
  // The visitors of a running canary must not move.
  expect(bucketOf('ada', 'info')).toBeCloseTo(KNOWN_BUCKET, 6);
});
