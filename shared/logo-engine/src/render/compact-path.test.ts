import { describe, expect, test } from '@jest/globals';
import { chanceFrom } from '../chance/chance.ts';
import { boundsOf, fromSvg, toSvg } from '../geometry/index.ts';
import { compactPath } from './compact-path.ts';

/** Absolute end points of a compact path, read back by hand. */
function endPoints(data: string): number[] {
  const ends: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const sizes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6 };
  for (const [, letter = '', text = ''] of data.matchAll(/([mlhvqcz])([^mlhvqcz]*)/g)) {
    if (letter === 'z') [x, y] = [startX, startY];
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = sizes[letter] ?? 0;
    for (let i = 0; size > 0 && i < values.length; i += size) {
      const chunk = values.slice(i, i + size);
      if (letter === 'h') x += chunk[0] ?? 0;
      else if (letter === 'v') y += chunk[0] ?? 0;
      else [x, y] = [x + (chunk.at(-2) ?? 0), y + (chunk.at(-1) ?? 0)];
      if (letter === 'm') [startX, startY] = [x, y];
      ends.push(Math.round(x * 100) / 100, Math.round(y * 100) / 100);
    }
  }
  return ends;
}

describe('compactPath', () => {
  test('keeps every point to the hundredth', () => {
    const chance = chanceFrom('points');
    const points = Array.from({ length: 60 }, () => [chance.int(-50000, 99999) / 100, chance.int(-99, 99) / 100] as const);
    const data = `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
    expect(endPoints(compactPath(data))).toEqual(points.flat());
  });

  test('a whole number before a fraction stays apart from it', () => {
    expect(endPoints(compactPath('M0 0L3 12L3.5 12.5L15.5 24.5L16 25Z'))).toEqual([0, 0, 3, 12, 3.5, 12.5, 15.5, 24.5, 16, 25]);
  });

  test('reads all commands that the kernel prints', () => {
    expect(compactPath('M10 20H30V40L5 5Q1 2 3 4C1 1 2 2 3.5 -4.25Z')).toBe('m10 20h20v20l-25-35q-4-3-2-1c-2-3-1-2 .5-8.25z');
  });

  test('several contours start where they did', () => {
    expect(endPoints(compactPath('M0 0H10V10ZM20 20H30V30Z'))).toEqual([0, 0, 10, 0, 10, 10, 20, 20, 30, 20, 30, 30]);
  });

  test('a real outline keeps its box', () => {
    const ring = toSvg(fromSvg('M0 500C276 500 500 276 500 0C500 -276 276 -500 0 -500C-276 -500 -500 -276 -500 0C-500 276 -276 500 0 500Z'));
    const { width, height } = boundsOf(fromSvg(compactPath(ring)));
    expect([Math.round(width), Math.round(height)]).toEqual([1000, 1000]);
  });
});
