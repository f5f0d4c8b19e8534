import { describe, expect, test } from '@jest/globals';
import { type SortAnswers, type SortKey, shuffled, tally } from './round.ts';

const key: SortKey = {
  round: 'test',
  seed: 'test',
  questions: [
    { sheet: 1, brief: 'one', studios: ['apex', '78', 'helios'] },
    { sheet: 2, brief: 'two', studios: ['helios', 'apex', '78'] },
  ],
};
const right: SortAnswers = { judge: 'right', answers: [{ sheet: 1, rows: { A: 'apex', B: '78', C: 'helios' } }, { sheet: 2, rows: { A: 'helios', B: 'apex', C: '78' } }] };

describe('a round of the studio sort', () => {
  test('rows with their studio are counted, in all and by studio', () => {
    const mixed: SortAnswers = { judge: 'mixed', answers: [right.answers[0]!, { sheet: 2, rows: { A: 'apex', B: 'helios', C: '78' } }] };
    const counted = tally(key, [right, mixed]);
    expect([counted.right, counted.of]).toEqual([10, 12]);
    expect(counted.byStudio.get('78')).toEqual({ right: 4, of: 4 });
    expect(counted.byStudio.get('apex')).toEqual({ right: 3, of: 4 });
  });

  test('a sheet that a judge left out is named', () => {
    expect(() => tally(key, [{ judge: 'lazy', answers: [right.answers[0]!] }])).toThrow('lazy has no answer for sheet 2');
  });

  test('an order depends on its seed alone, and loses nobody', () => {
    const order = shuffled([1, 2, 3, 4, 5, 6, 7, 8], 'a');
    expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8], 'a')).toEqual(order);
    expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8], 'b')).not.toEqual(order);
    expect(order.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
