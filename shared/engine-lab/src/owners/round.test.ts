import { describe, expect, test } from '@jest/globals';
import { readBriefs } from '../arena/read-briefs.ts';
import { type OwnerAnswer, type OwnerRound, instructionsFor, tally } from './round.ts';

const round: OwnerRound = { round: 'test', seed: 'test', sheets: [1, 2].map((sheet) => ({ sheet, brief: `brief-${sheet}`, logos: Array.from({ length: 15 }, (_, i) => `apex idea-${i}`) })) };
const answer = (sheet: number, more: Partial<OwnerAnswer> = {}): OwnerAnswer => ({ owner: `owner ${sheet}`, sheet, pays: true, favorite: 1, embarrassing: [], tellsAFriend: 'The swan is a hanger.', ...more });

describe('a round of owners', () => {
  test('counts who pays, what embarrasses, and who would tell a friend', () => {
    expect(tally(round, [answer(1, { embarrassing: [3, 3, 7] }), answer(2, { pays: false, tellsAFriend: ' ' })])).toEqual({ owners: 2, pay: 1, embarrassing: 2, logos: 30, tellAFriend: 1 });
  });

  test('an answer for a sheet that nobody saw is refused', () => {
    expect(() => tally(round, [answer(3)])).toThrow('owner 3 answers for sheet 3');
  });

  test('the page of an owner describes their own business and says nothing about ideas or studios', async () => {
    const [{ profile } = await Promise.reject(new Error('There are no briefs.'))] = await readBriefs();
    const text = instructionsFor(4, profile);
    expect(text).toContain(profile.basic_info.company_name);
    expect(text).toContain('sheet-04.png');
    expect(text).not.toMatch(/helios|apex|tessera/i);
  });
});
