import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect, test } from '@jest/globals';
import { judge } from './judge-canary.ts';

const of = (failed: number, visits: number) => ({ failed, visits });

/** Chance with a seed: the same run each time. */
const chance = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
  return seed / 4_294_967_296;
};

/** Looks after every 25 visits of the canary, nine visits of the old version for each of its own. */
const run = (random: () => number, freshRate: number, oldRate: number): { readonly move: string; readonly visits: number } => {
  let [fresh, old] = [of(0, 0), of(0, 0)];
  for (let visits = 1; visits <= 2_000; visits += 1) {
    fresh = of(fresh.failed + Number(random() < freshRate), visits);
    for (let i = 0; i < 9; i += 1) old = of(old.failed + Number(random() < oldRate), old.visits + 1);
    if (visits % 25 > 0) continue;
    const { move } = judge(fresh, old, 500);
    if (move !== 'wait') return { move, visits };
  }
  return { move: 'wait', visits: 2_000 };
};

test('M7: of canaries as good as what is live few go back, and of bad ones all do, within few visits', () => {
  const random = chance(15);
  const runs = (freshRate: number) => Array.from({ length: 200 }, () => run(random, freshRate, 0.01));
  const [alike, bad] = [runs(0.01), runs(0.2)];
  const wrong = alike.filter(({ move }) => move === 'rollback').length;
  const visits = bad.map((one) => one.visits).sort((a, b) => a - b);
  expect(wrong).toBeLessThanOrEqual(4);
  const right = bad.filter(({ move }) => move === 'rollback').length;
  expect(right).toBe(bad.length);
  figure('M7', `of ${alike.length} canaries as good as what is live ${wrong} went back; of ${bad.length} that fail at every fifth visit ${right} did, after ${visits[Math.floor(visits.length / 2)]} visits (median), ${visits.at(-1)} at most`);
});
