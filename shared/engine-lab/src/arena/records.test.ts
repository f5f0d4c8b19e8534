import { expect, test } from '@jest/globals';
import { recordsFile, recordsOf } from './records.ts';
import type { Round } from './round.ts';

const round = (against: string): Round => ({
  round: 'r', engine: '2.0.0', seed: '1', against, pick: 'random',
  pairs: [
    { number: 1, kind: 'lockup', left: { entrant: 'ours', source: 'a/1', idea: 'bird-sails' }, right: { entrant: 'real', source: 'x' } },
    { number: 2, kind: 'lockup', left: { entrant: 'real', source: 'y' }, right: { entrant: 'ours', source: 'b/1', idea: 'bird-sails' } },
    { number: 3, kind: 'lockup', left: { entrant: 'real', source: 'z' }, right: { entrant: 'ours', source: 'c/1' } },
  ],
  judges: [{ judge: 'j', votes: [{ pair: 1, better: 'left', left: 7, right: 5 }, { pair: 2, better: 'left', left: 7, right: 5 }, { pair: 3, better: 'right', left: 5, right: 6 }] }],
});

test('counts the votes of each idea on either side, of pairs with real logos alone', () => {
  expect(recordsOf([round('real'), round('real'), round('5459b126')])).toEqual({ 'bird-sails': [2, 4] });
  expect(recordsFile({ 'wren-note': [1, 6], 'bee-dipper': [2, 2] })).toMatch(/'bee-dipper': \[2, 2\],\n {2}'wren-note': \[1, 6\],\n};\n$/);
});
