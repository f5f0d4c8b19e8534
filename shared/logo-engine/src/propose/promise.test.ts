import { GRADES, RECORDS } from '@fifteen/idea-book';
import { describe, expect, test } from '@jest/globals';
import { gradePull, isBeaten, isWeak, recordPull } from './promise.ts';
import { propose } from './propose.ts';
import { aProfile } from '../testing/a-profile.ts';
import { briefFor } from '../testing/draw-for-test.ts';

const ideas = Object.entries(RECORDS);
const beaten = ideas.filter(([, [won, votes]]) => votes >= 6 && won / votes < 0.3).map(([id]) => id);

describe('the grade of a look', () => {
  const graded = Object.entries(GRADES).toSorted(([, one], [, other]) => one - other).map(([key]) => key.split('/') as [string, string]);
  const [worst, best] = [graded[0]!, graded.at(-1)!];

  test('pulls up what judges liked and down what they did not, and leaves alone what they have not seen', () => {
    expect(gradePull(...best, 3)).toBeGreaterThan(1.5);
    expect(gradePull(...worst, 3)).toBeLessThan(-1.5);
    expect(gradePull('never', 'seen', 3)).toBeCloseTo(0);
    expect(isWeak(...worst)).toBe(true);
    expect(isWeak(...best)).toBe(false);
  });

  test('recommends a fine drawing of a neighboring trade less, and excuses no poor one', () => {
    expect(gradePull(...best, 1)).toBeCloseTo(gradePull(...best, 3) / 2);
    expect(gradePull(...worst, 1)).toBe(gradePull(...worst, 3));
  });
});

describe('the record of an idea against real logos', () => {
  test('rejects what won less than three of ten, once six voted', () => {
    expect(beaten.length).toBeGreaterThan(5);
    for (const [id] of ideas) expect(isBeaten(id)).toBe(beaten.includes(id));
    expect(isBeaten('never voted on')).toBe(false);
  });

  test('pulls up what won and down what lost, and leaves alone what nobody voted on', () => {
    const [best] = ideas.toSorted(([, one], [, other]) => other[0] - other[1] / 2 - (one[0] - one[1] / 2))[0]!;
    expect(recordPull(best)).toBeGreaterThan(0.2);
    expect(recordPull(beaten[0]!)).toBeLessThan(0);
    expect(recordPull('never voted on')).toBeCloseTo(0);
  });

  test('keeps what is beaten or wrong for the trade out of what studios propose', async () => {
    for (const industry of ['Fire safety', 'Plumbing', 'Bookstore']) {
      const proposals = propose(await briefFor(aProfile({ name: 'Marlow', industry, description: '' })), '1', ['helios', '78', 'apex']);
      expect(proposals.filter(({ match }) => match.fit === 0)).toEqual([]);
      expect(proposals.filter(({ genome, match }) => genome.idea && !match.isOfName && beaten.includes(genome.idea.program))).toEqual([]);
    }
  });
});
