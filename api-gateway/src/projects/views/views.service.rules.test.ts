import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { AssetOf } from '../../platform/files/file-keys.ts';
import type { ViewedAsset } from './views.store.ts';

jest.unstable_mockModule('../../rendering/index.ts', () => ({ tasksOf: () => (name: string) => name }));
const { createViewsService } = await import('./views.service.ts');

let found: ViewedAsset | undefined;
let kept: string[];
let drawn: unknown[][];
let written: unknown[][];
const service = createViewsService({
  views: { find: async () => found },
  files: {
    open: async (key: string) => (kept.includes(key) ? ({} as never) : undefined),
    write: async (...of: unknown[]) => void written.push(of),
  },
  draw: (async (...of: unknown[]) => {
    drawn.push(of);
    return 'bytes';
  }) as never,
  markKey: () => 'mark',
});
const asset: AssetOf = { projectId: 'p1', assetId: 'a1' };
const inTurn = (work: () => Promise<unknown>) => work();
const keyOf = (view: 'drawing' | 'small' | 'van', size: 'large' | 'small' = 'large') => service.keyOf(asset, view as never, size, inTurn as never);

const concept = { genome: { idea: 1 }, profile: { company_name: 'Acme' }, isPaid: false, owner: 'ada' } as unknown as ViewedAsset;
beforeEach(() => {
  found = concept;
  [kept, drawn, written] = [[], [], []];
});

describe('a view of a concept', () => {
  test('is drawn with the watermark until the project is paid, and kept under its key', async () => {
    const key = await keyOf('drawing');
    expect(key).toMatch(/^projects\/p1\/a1\/view-drawing-large-[\da-f]{16}\.webp$/);
    const logo = { genome: { idea: 1 }, profile: { company_name: 'Acme' } };
    expect(drawn).toEqual([['drawView', { logo, view: 'drawing', width: 1024, markKey: 'mark' }, 'ada']]);
    expect(written).toEqual([[key, 'bytes']]);
    found = { ...concept, isPaid: true };
    await keyOf('drawing');
    expect(drawn[1]?.[1]).toMatchObject({ markKey: null });
  });

  test.each([
    ['drawing', 'large', 1024],
    ['drawing', 'small', 512],
    ['small', 'large', 640],
    ['small', 'small', 320],
  ] as const)('%s, %s, is %s pixels wide', async (view, size, width) => {
    await keyOf(view, size);
    expect(drawn[0]?.[1]).toMatchObject({ width });
  });

  test('that is kept is not drawn again', async () => {
    kept = [await keyOf('drawing')];
    drawn = [];
    expect(await keyOf('drawing')).toBe(kept[0]);
    expect(drawn).toEqual([]);
  });

  test('has another key once it is paid, edited or renamed', async () => {
    const keys = new Set<string>();
    for (const change of [{}, { isPaid: true }, { genome: { idea: 2 } }, { profile: { company_name: 'Bcme' } }]) {
      found = { ...concept, ...change } as ViewedAsset;
      keys.add(await keyOf('drawing'));
    }
    expect(keys.size).toBe(4);
  });

  test('that only paid projects have wants the payment', async () => {
    await expect(keyOf('van')).rejects.toMatchObject({ code: 'payment_required' });
    expect(drawn).toEqual([]);
    found = { ...concept, isPaid: true };
    await keyOf('van');
    expect(drawn).toHaveLength(1);
  });

  test('of what is not there is not found', async () => {
    found = undefined;
    await expect(keyOf('drawing')).rejects.toMatchObject({ code: 'not_found' });
  });
});
