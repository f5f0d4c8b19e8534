import { describe, expect, test } from '@jest/globals';
import { arenaPage, lineOf } from './arena-page.ts';
import { strengthsOf } from './bradley-terry.ts';
import { resultOf } from './result.ts';
import type { Round, Votes } from './round.ts';

const PAIRS = 20;

/** A round of 20 pairs, ours on the left of the even ones. */
const aRound = (judges: readonly Votes[]): Round => ({
  round: 'a-round',
  engine: '2.0.0',
  seed: '1',
  against: 'real',
  pick: 'random',
  pairs: Array.from({ length: PAIRS }, (_, number) => {
    const [own, other] = [{ entrant: 'ours', source: 'a brief' }, { entrant: 'real', source: 'a company' }];
    return { number, kind: 'lockup', left: number % 2 === 0 ? own : other, right: number % 2 === 0 ? other : own };
  }),
  judges,
});

/** A judge who prefers ours in the first pairs. */
const aJudge = (judge: string, won: number): Votes => ({
  judge,
  votes: Array.from({ length: PAIRS }, (_, pair) => {
    const better = pair < won === (pair % 2 === 0) ? 'left' : 'right';
    return { pair, better, left: better === 'left' ? 8 : 4, right: better === 'left' ? 4 : 8 };
  }),
});

describe('a round of the arena', () => {
  test('is counted by entrant, whichever side it was on', () => {
    const result = resultOf(aRound([aJudge('one', 15), aJudge('two', 10)]));
    expect(result).toMatchObject({ pairs: 20, judges: 2, agreed: 15 });
    const [best, other] = result.standings;
    expect(best).toMatchObject({ entrant: 'ours', wins: 25, votes: 40, score: (25 * 8 + 15 * 4) / 40 });
    expect(other).toMatchObject({ entrant: 'real', wins: 15, votes: 40 });
  });

  test('needs two judges, who have voted on every pair', () => {
    const [whole, part] = [aJudge('one', 10), { ...aJudge('two', 10), votes: aJudge('two', 10).votes.slice(2) }];
    expect(() => resultOf(aRound([whole]))).toThrow('Every pair needs 2 judges');
    expect(() => resultOf(aRound([whole, part]))).toThrow('two has no vote for 0, 1.');
  });

  test('is a line of the page and of the terminal', () => {
    const result = resultOf(aRound([aJudge('one', 15), aJudge('two', 15)]));
    expect(arenaPage([result])).toMatch(/^\| a-round \| 2\.0\.0 \| 20 \| 30 of 40 \(75 %\) \| 7\d % \(\d+ % to \d+ %\) \| 7\.0, 5\.0 \| 20 of 20 \|$/m);
    expect(lineOf(result)).toContain('ours won 30 of 40 (75 %)');
  });
});

describe('Bradley-Terry strengths', () => {
  const votes = (winner: string, loser: string, count: number) => Array.from({ length: count }, () => ({ winner, loser }));

  test('of two entrants are the share of votes, nearly', () => {
    const [best, other] = strengthsOf([...votes('a', 'b', 60), ...votes('b', 'a', 20)], '1');
    expect(best?.strength).toBeCloseTo(0.75, 1);
    expect((best?.strength ?? 0) + (other?.strength ?? 0)).toBeCloseTo(1, 6);
    expect(best?.interval[0]).toBeLessThan(0.75);
    expect(best?.interval[1]).toBeGreaterThan(0.75);
  });

  test('order entrants that never met by those that both met', () => {
    const met = [...votes('a', 'b', 8), ...votes('b', 'a', 2), ...votes('b', 'c', 8), ...votes('c', 'b', 2)];
    expect(strengthsOf(met, '1').map(({ entrant }) => entrant)).toEqual(['a', 'b', 'c']);
  });
});
