import { describe, expect, test } from '@jest/globals';
import { chanceFrom } from '../../chance/chance.ts';
import { type Path, type Point, boundsOf, contoursOf, intersect, isEmpty, isInside, mirror, rect, toSvg, union, xor } from '../../geometry/index.ts';
import { buildMark } from '../build-mark.ts';
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

test('a picture that is repeated mirrors itself from cell to cell: turned, it could be a hooked cross', () => {
  const context = { strokeWidth: 80, chance: chanceFrom('tiles'), initials: { first: 'N', second: 'K' }, letter: () => rect(0, 0, 1, 1), sharp: true };
  const mark = buildMark({ kind: 'repeated', generator: 'key', seed: '1', params: { form: 'mirrored' } }, context);
  const all = union(...mark!.layers.map(({ path }) => path));
  expect(areaOf(xor(all, mirror(all))) / areaOf(all)).toBeLessThan(0.02);
});

/** By squares of ten units. */
function areaOf(path: Path): number {
  const contours = contoursOf(path, 10);
  const cells = Array.from({ length: 100 * 100 }, (_, i): Point => [(i % 100) * 10 - 495, Math.floor(i / 100) * 10 - 495]);
  return cells.filter((cell) => isInside(contours, cell)).length;
}
