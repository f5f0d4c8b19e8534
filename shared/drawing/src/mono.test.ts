import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FontLibrary } from '@fifteen/typography';
import { loadFontLibrary } from '@fifteen/typography/node';
import { createBudget } from './budget.ts';
import { Draw } from './draw.ts';
import { monoShape } from './mono.ts';

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
  await library.ready(['caveat-700'], 'W');
});

describe('one color', () => {
  test('neighbors in two colors are parted by the gap, and those farther apart are left as they are', () => {
    const d = new Draw(library, createBudget());
    const at = (x: number) => monoShape([d.layer('left', d.rect(0, 0, 100, 100), 'main'), d.layer('right', d.rect(x, 0, 100, 100), 'second')], 10)!;
    expect(at(104).pieces().map(({ bounds }) => [Math.round(bounds.left), Math.round(bounds.right)])).toEqual([[104, 204], [0, 94]]);
    expect(at(112).pieces().map(({ bounds }) => [bounds.left, bounds.right])).toEqual(expect.arrayContaining([[0, 100], [112, 212]]));
  });

  test('a long line of small letters within a frame comes to an end', () => {
    const d = new Draw(library, createBudget());
    const line = d.write('W'.repeat(40), { font: 'caveat-700' }, 10).place({ cx: 500, cy: 750 });
    const frame = d.rect(168, 156, 662, 680).subtract(d.rect(176, 164, 646, 664));
    const mono = monoShape([d.layer('line', line.shape, 'ink'), d.layer('frame', frame, 'main')], 9)!;
    expect(mono.area).toBeGreaterThan(frame.area + line.shape.area - 1);
  });
});
