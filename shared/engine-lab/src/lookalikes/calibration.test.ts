import { readFileSync } from 'node:fs';
import { TOO_NEAR, levelsOf, openMarks, writeMarks } from '@fifteen/logo-engine';
import { describe, expect, jest, test } from '@jest/globals';
import { measuredPairs, verdictsAt } from './calibration.ts';
import { COMPARED_PIXELS, paintMark } from './paint-mark.ts';
import { realMarks } from './real-marks.ts';

jest.setTimeout(120_000);

const INDEX = new URL('../../../logo-engine/data/real-marks.bin', import.meta.url);
/** Every so many-th mark is painted again. */
const STEP = 97;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

describe('the threshold for lookalikes', () => {
  test('mostly agrees with people on the labeled pairs', async () => {
    const pairs = await measuredPairs();
    for (const kind of ['marks', 'concepts'] as const) {
      const { pairs: count, precision, recall } = verdictsAt(TOO_NEAR, pairs.filter((pair) => pair.kind === kind));
      process.stdout.write(`lookalikes, ${count} labeled pairs of ${kind}, nearer than ${TOO_NEAR}: precision ${percent(precision)}, recall ${percent(recall)}\n`);
    }
    const { precision, recall } = verdictsAt(TOO_NEAR, pairs);
    expect(precision).toBeGreaterThan(0.7);
    expect(recall).toBeGreaterThan(0.7);
  });
});

describe('the index of real marks', () => {
  test('was built from the packages that are installed (if not: npm run lookalikes -w @fifteen/engine-lab)', async () => {
    const bytes = readFileSync(INDEX);
    const { entries } = openMarks(bytes);
    const marks = new Map((await realMarks()).map((mark) => [mark.id, mark]));
    const sample = entries.filter((_, i) => i % STEP === 0);
    const levels = sample.map(({ id }) => levelsOf(paintMark(marks.get(id)?.svg ?? '', COMPARED_PIXELS)!));
    const again = openMarks(writeMarks(sample, Buffer.concat(levels)));
    const committed = openMarks(bytes).figures;
    const size = again.figures.grids.levels.length / sample.length;
    sample.forEach((_, i) => {
      expect(again.figures.grids.levels.subarray(i * size, (i + 1) * size)).toEqual(committed.grids.levels.subarray(i * STEP * size, (i * STEP + 1) * size));
    });
    expect(entries.map(({ name }) => name)).toEqual(entries.map(({ id }) => marks.get(id)?.title));
  });

  test('has every company once, some thousands of them', () => {
    const { entries } = openMarks(readFileSync(INDEX));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.length).toBeGreaterThan(3500);
  });
});
