import { describe, expect, test } from '@jest/globals';
import type { Genome } from '../genome.ts';
import { shortlist } from './shortlist.ts';

const recipe = (weight: number, count: number) => ({ weight, genomes: Array.from({ length: count }, (_, k) => ({ seed: `${weight}|${k}` }) as Genome) });
const kept = (list: ReturnType<typeof shortlist>) => list.map(({ genomes }) => genomes.length);

describe('the shortlist', () => {
  test('takes the first draft of every recipe before the second of any, those that are wanted most before others', () => {
    expect(kept(shortlist([recipe(0.2, 4), recipe(0.9, 4), recipe(0.5, 4)], 5))).toEqual([1, 2, 2]);
  });

  test('keeps drafts and recipes in their order, and all of them where there is room', () => {
    const all = [recipe(0.1, 2), recipe(0.9, 0), recipe(0.4, 3)];
    expect(shortlist(all, 99)).toEqual(all);
    expect(kept(shortlist(all, 4))).toEqual([2, 0, 2]);
    expect(kept(shortlist([], 4))).toEqual([]);
  });
});
