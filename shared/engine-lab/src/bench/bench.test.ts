import { describe, expect, jest, test } from '@jest/globals';
import { UsageError } from '../logos/arguments.ts';
import { readBenchArguments } from './arguments.ts';
import { figuresOf } from './brief-figures.ts';
import { effortOf } from './effort.ts';
import { findingsOf } from './limits.ts';
import { spreadOf } from './statistics.ts';
import { findingTable } from './table.ts';

jest.setTimeout(60_000);

const FIGURES = {
  setWall: 999,
  setCpu: 800,
  wholeWall: 1800,
  toPixels: { small: 3.2, both: 2.9 },
  toPng: { small: 2.5, both: 2 },
  coldReady: 400,
  cold: 1999,
  coldCpu: 1500,
  coldFirst: 2100,
  coldPictures: 2400,
  peak: 500,
};

describe('the bench', () => {
  test('reads its arguments, and says how it is called when one is wrong', () => {
    expect(readBenchArguments(['--threads', 'file:///x.js', '--briefs', 'a,b'])).toEqual({ threads: 'file:///x.js', briefs: ['a', 'b'], runs: 7 });
    for (const wrong of [[], ['--threads', 'x', '--runs', '0'], ['--unknown']]) {
      expect(() => readBenchArguments(wrong)).toThrow(UsageError);
      expect(() => readBenchArguments(wrong)).toThrow(/Usage: npm run bench/);
    }
  });

  test('the median and the 95th percentile are values that were measured', () => {
    expect(spreadOf([5, 1, 9, 3, 7])).toEqual({ median: 5, p95: 9 });
    expect(spreadOf(Array.from({ length: 100 }, (_, i) => i + 1))).toEqual({ median: 50, p95: 95 });
  });

  test('work is timed by the wall and by the processor: sleep costs only the first', async () => {
    const { result, effort } = await effortOf(async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return 'slept';
    });
    expect(result).toBe('slept');
    expect(effort.wall).toBeGreaterThan(290);
    expect(effort.cpu).toBeLessThan(effort.wall);
  });

  test('a set is its plan and its small previews, held against the bare rendering of the same sizes', () => {
    const effort = (wall: number) => ({ wall, cpu: 2 * wall });
    const bare = { pixels: { small: effort(40), large: effort(60) }, png: { small: effort(80), large: effort(120) } };
    const { set, setCpu, whole, toBare } = figuresOf('q', [{ plan: effort(300), previews: effort(100), large: effort(50) }], [bare]);
    expect([set.median, setCpu.median, whole.median]).toEqual([400, 800, 450]);
    expect([toBare.pixels.small.median, toBare.pixels.both.median, toBare.png.small.median, toBare.png.both.median]).toEqual([10, 4.5, 5, 2.25]);
  });

  test('each figure is printed beside its limit, and one above it is marked as over', () => {
    const table = findingTable(findingsOf({ ...FIGURES, cold: 2000, peak: 601 }));
    expect(table.split('\n').slice(1).map((line) => /(kept|OVER)$/.exec(line)?.[1])).toEqual(['kept', 'kept', undefined, 'OVER', 'kept', 'kept', 'kept', 'kept', 'kept', undefined, undefined, undefined, 'OVER']);
  });
});
