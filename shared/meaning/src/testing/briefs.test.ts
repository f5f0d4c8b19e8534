import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { openMeaning } from '../lexicon/meaning-index.ts';
import { briefsOf, judge, scoreOf } from './briefs.ts';

/** Below the measured score by two briefs, so that a change that costs more is seen. */
const LEAST = { things: 97.5, trades: 99 };
const MOST_EMBARRASSING = 2;

test('the tuning half of the briefs is read as well as it was', () => {
  const index = openMeaning(readFileSync(new URL('../../data/meaning.bin', import.meta.url)));
  const score = scoreOf(briefsOf('tuning').map((brief) => judge(brief, index)));

  expect(score.briefs).toBe(200);
  expect(score.things).toBeGreaterThanOrEqual(LEAST.things);
  expect(score.trades).toBeGreaterThanOrEqual(LEAST.trades);
  expect(score.embarrassing).toBeLessThan(MOST_EMBARRASSING);
});
