import { describe, expect, test } from '@jest/globals';
import type { Asset, AssetUpdate } from '@fifteen/contracts';
import { anAsset } from '@fifteen/testing';
import { fifteenAssets } from '../fifteen-assets.ts';
import { byStudio } from '../by-studio.ts';
import { applyUpdate, boardOf, completedOf, isFinished, percentOf } from './board.ts';

const updateOf = (asset: Asset, change: Partial<AssetUpdate['data']> = {}): AssetUpdate => ({
  type: 'asset_update',
  data: { asset_id: asset.id, status: 'completed', asset_url: `/files/${asset.id}.webp`, ...change },
});

const pending = fifteenAssets({ status: 'pending', asset_url: null });

describe('the board', () => {
  test('has a row of five for each studio', () => {
    expect(byStudio(boardOf(pending), ({ studio }) => studio).map(([studio, slots]) => [studio, slots.length])).toEqual(
      [
        ['helios', 5],
        ['78', 5],
        ['apex', 5],
      ],
    );
  });

  test('S1: each concept counts once, however often and in whatever order it is told', () => {
    const updates = [...pending, ...pending.toReversed()].map((asset) => updateOf(asset));
    const counts: number[] = [];
    updates.reduce((board, update) => {
      const next = applyUpdate(board, update);
      counts.push(completedOf(next));
      return next;
    }, boardOf(pending));
    expect(counts.slice(0, 15)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(counts.slice(15)).toEqual(Array.from({ length: 15 }, () => 15));
  });

  test('an older event does not take back a completed concept', () => {
    const assets = fifteenAssets();
    const done = boardOf(assets);
    expect(applyUpdate(done, updateOf(assets[0]!, { status: 'pending', asset_url: null }))).toEqual(done);
  });

  test('a failed concept does not count, and counts once it is drawn after all', () => {
    const failed = applyUpdate(boardOf(pending), updateOf(pending[3]!, { status: 'failed', asset_url: null }));
    expect(completedOf(failed)).toBe(0);
    expect(completedOf(applyUpdate(failed, updateOf(pending[3]!)))).toBe(1);
  });

  test('an event of another project changes nothing', () => {
    expect(completedOf(applyUpdate(boardOf(pending), updateOf(anAsset())))).toBe(0);
  });

  test('variations have no place on it', () => {
    expect(boardOf([anAsset({ asset_type: 'simple_refinement' })])).toEqual([]);
  });

  test('is finished at fifteen, not before', () => {
    expect([0, 5, 14, 15].map((count) => [percentOf(count), isFinished(count)])).toEqual([
      [0, false],
      [33, false],
      [93, false],
      [100, true],
    ]);
  });
});
