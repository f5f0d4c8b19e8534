import { describe, expect, test } from '@jest/globals';
import { boundsOf, intersect, isEmpty, rect, toSvg, union } from '../../geometry/index.ts';
import { checker } from './checker.ts';
import { canTile, tileLetterPath } from './tile-letters.ts';
import { tilesOf } from './tile.ts';

describe('tiles', () => {
  test('melt into one shape without a joint, and stand apart with one', () => {
    const parts = (grout: number) => toSvg(tilesOf(['##', '#.'], { cell: 100, grout })).split('M').length - 1;
    expect(parts(0)).toBe(1);
    expect(parts(10)).toBe(3);
  });

  test('of a chequered field fill their box in turns and never overlap', () => {
    const box = boundsOf(rect(-300, -200, 600, 400));
    for (const turn of [0, 45] as const) {
      const [white, black] = checker(box, { cell: 100, grout: 10, turn });
      expect(isEmpty(intersect(white, black))).toBe(true);
      const { width, height } = boundsOf(union(white, black));
      expect(Math.min(width / 600, height / 400)).toBeGreaterThan(0.95);
    }
  });
});

describe('letters laid in tiles', () => {
  test.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'])('%s stands on the baseline, 1,000 units high', (char) => {
    const { y, height } = boundsOf(tileLetterPath(char, 0)!);
    expect(y).toBeCloseTo(-1000, 0);
    expect(height).toBeCloseTo(1000, 0);
  });

  test('are all different', () => {
    const drawn = [...'ABCDEFGHIJKLMNPQRSTUVWXYZ0123456789'].map((char) => toSvg(tileLetterPath(char, 0)!));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('are refused with accents and in other scripts, which would be other letters', () => {
    expect(['é', 'Ж', '&', '山'].filter(canTile)).toEqual([]);
    expect(tileLetterPath('é', 0)).toBeNull();
  });
});
