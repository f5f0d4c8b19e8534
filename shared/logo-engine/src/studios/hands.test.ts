import { RESIDENT_STUDIOS } from '@fifteen/contracts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { loadFontLibrary } from '../node/load-font-library.ts';
import { BRIEFS } from '../testing/briefs.ts';
import { type Showing, showingOf, sortByHand } from '../testing/hands/sort-by-hand.ts';
import { sorterFrom } from '../testing/hands/sorter.ts';

jest.setTimeout(240_000);

describe('a stranger who knows the studios from other customers', () => {
  let showings: Showing[];
  beforeAll(async () => {
    const library = await loadFontLibrary();
    showings = [];
    for (const profile of Object.values(BRIEFS)) showings.push(await showingOf(profile, '1', library));
  });

  test('tells the three residents apart', () => {
    expect(sortByHand(showings, RESIDENT_STUDIOS).accuracy).toBeGreaterThanOrEqual(0.68);
  });

  test('tells all five studios apart, none of them worse than every second time', () => {
    const { accuracy, confusion } = sortByHand(showings);
    expect(accuracy).toBeGreaterThanOrEqual(0.65);
    const worst = Object.entries(confusion).map(([id, taken]) => taken[id as keyof typeof taken] / Object.values(taken).reduce((sum, count) => sum + count, 0));
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(0.5);
  });

  test('would be lost if the studios were mixed up', () => {
    const [one, ...others] = showings;
    const shuffled = [one!, ...others].map((showing) => showing.map(({ measures }, i) => ({ group: showing[(i * 7) % showing.length]!.group, measures })));
    expect(sortByHand(shuffled).accuracy).toBeLessThan(0.4);
  });
});

test('a sorter learns what sets groups apart, not what varies within them', () => {
  const samples = [0, 1, 2, 3, 4, 5].flatMap((noise) => [
    { group: 'left' as const, measures: [noise * 10, -1 + noise * 0.05] },
    { group: 'right' as const, measures: [50 - noise * 10, 1 + noise * 0.05] },
  ]);
  const guess = sorterFrom(samples);
  expect([guess([45, -0.8]), guess([5, 1.1])]).toEqual(['left', 'right']);
});
