import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FontLibrary } from '@fifteen/typography';
import { loadFontLibrary } from '@fifteen/typography/node';
import { createBudget } from '../budget.ts';
import { Draw } from '../draw.ts';

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
});

describe('overprint', () => {
  const two = (options?: { trap?: number }) => {
    const d = new Draw(library, createBudget());
    const [bar, disc] = [d.rect(0, 0, 60, 300), d.circle(100, 100, 100)];
    return { d, bar, disc, areas: d.overprint([{ shape: bar, ink: 'main' }, { shape: disc, ink: 'second' }], options) };
  };

  test('prints each ink alone, then their mix', () => {
    const { areas, bar, disc } = two({ trap: 0 });
    expect(areas.map(({ paint }) => paint)).toEqual(['main', 'second', { mix: ['main', 'second'] }]);
    const [main, second, mix] = areas.map(({ shape }) => shape.area) as [number, number, number];
    // Areas of curves are measured by chords.
    expect(Math.abs(main + mix - bar.area)).toBeLessThan(0.002 * bar.area);
    expect(Math.abs(second + mix - disc.area)).toBeLessThan(0.002 * disc.area);
  });

  test('areas of one ink reach under their mix and no farther, so that no seam shows', () => {
    const { areas, bar } = two({ trap: 2 });
    const [main, , mix] = areas.map(({ shape }) => shape) as [typeof bar, typeof bar, typeof bar];
    const under = main.intersect(mix);
    expect(under.area).toBeGreaterThan(100);
    expect(main.subtract(bar).area).toBeLessThan(1);
    expect(under.subtract(mix).area).toBeLessThan(1);
    expect(mix.shrink(2.5).intersect(main).withoutSlivers().isEmpty).toBe(true);
  });

  test('areas of one ink join', () => {
    const d = new Draw(library, createBudget());
    const areas = d.overprint([{ shape: d.circle(0, 0, 50), ink: 'main' }, { shape: d.circle(60, 0, 50), ink: 'main' }]);
    expect(areas).toHaveLength(1);
    expect(areas[0]!.shape.pieces()).toHaveLength(1);
  });
});
