import { describe, expect, test } from '@jest/globals';
import { visualRuns } from './runs.ts';

const runsOf = (text: string) => visualRuns(text, 'letters', (char) => (/\d/.test(char) ? 'figures' : /\s/.test(char) ? null : 'letters')).map(({ text: run }) => run);

describe('the runs of a line', () => {
  test.each([
    ['Northwind Coffee', ['Northwind Coffee']],
    ['Route 66 Diner', ['Route ', '66 ', 'Diner']],
    ['בית קפה 24', ['24', 'בית קפה ']],
    ['שלום Hi עולם', [' עולם', 'Hi', 'שלום ']],
    ['Cafe בית Noa', ['Cafe ', 'בית', ' Noa']],
  ])('of "%s" are ordered from left to right as they are read', (text, runs) => {
    expect(runsOf(text)).toEqual(runs);
  });
});
