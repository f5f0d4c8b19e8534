import { readFile } from 'node:fs/promises';
import { FITS } from '@fifteen/idea-book';
import { expect, test } from '@jest/globals';
import { pairsToJudge } from './pairs.ts';
import { sourceOf } from './source.ts';

test('the source that keeps fits is what the idea book has', async () => {
  expect(sourceOf(FITS as Parameters<typeof sourceOf>[0])).toBe(await readFile(new URL('../../../idea-book/src/fits.ts', import.meta.url), 'utf8'));
});

test('readers see what the engine matches with a trade alone; judged pairs only where all are asked for', async () => {
  const [all, open] = [await pairsToJudge(true), await pairsToJudge(false)];
  expect(all.some((line) => line.startsWith('drop-wrench | '))).toBe(true);
  expect(all.find((line) => line.startsWith('## plumbing'))).toMatch(/^## plumbing \(.+\)$/);
  expect(open.length).toBeLessThan(all.length / 4);
});
