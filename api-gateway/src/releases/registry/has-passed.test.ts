import { expect, test } from '@jest/globals';
import { hasPassed } from './has-passed.ts';

const finding = { check: 'size', detail: 'Too large' } as never;
const browser = (findings: never[] = [], shell = '1.0.0') => ({ shell, result: { findings } }) as never;

test('a version has passed where both checks ran and found nothing', () => {
  expect(hasPassed([], browser())).toBe(true);
  expect(hasPassed([finding], browser())).toBe(false);
  expect(hasPassed(undefined, browser())).toBe(false);
  expect(hasPassed([], browser([finding]))).toBe(false);
  expect(hasPassed([], undefined)).toBe(false);
  expect(hasPassed([], { shell: '1.0.0', result: null } as never)).toBe(false);
});

test('with the shell that it is asked for, where that matters', () => {
  expect(hasPassed([], browser(), '1.0.0')).toBe(true);
  expect(hasPassed([], browser(), '1.0.1')).toBe(false);
  expect(hasPassed([], undefined, '1.0.0')).toBe(false);
});
