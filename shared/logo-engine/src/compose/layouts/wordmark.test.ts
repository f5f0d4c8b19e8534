import { beforeAll, expect, test } from '@jest/globals';
import { contextOf } from '../../context.ts';
import type { Genome } from '../../genome.ts';
import { boundsOf, intersect, isEmpty, rect } from '../../geometry/index.ts';
import { loadFontLibrary } from '../../node/load-font-library.ts';
import { aProfile } from '../../testing/a-profile.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import { setType } from '../type/type-block.ts';
import { wordmark } from './wordmark.ts';

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
});

test.each(['dot', 'square'] as const)('a %s behind ideographs stands on the foot of the ink and near its edge', async (deco) => {
  const context = contextOf(aProfile({ name: '云山书店', industry: 'Bookshop' }), library);
  for (const { id } of context.styles.slice(0, 4)) {
    await library.ready([id], '云山书店');
    const block = setType({ font: id, subFont: id, mode: 'mainSub', case: 'title', tracking: 0, subScale: 0.3, leading: 0.4 }, context.name, 'center', library);
    const layers = wordmark({ genome: { deco } as Genome, context, block }).layers;
    const [ink, sign] = [layers.find(({ role }) => role === 'text')!.path, layers.at(-1)!.path];
    const [name, { x, y, width, height }] = [boundsOf(ink), boundsOf(sign)];
    expect(y + height).toBeLessThanOrEqual(name.y + name.height + 1);
    const near = rect(x - block.cap * 0.3, y - height, block.cap * 0.3, 2 * height);
    expect([isEmpty(intersect(ink, sign)), isEmpty(intersect(ink, near)), width > 0]).toEqual([true, false, true]);
  }
});
