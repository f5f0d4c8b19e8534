import { loadFontLibrary } from '@fifteen/typography/node';
import { describe, expect, jest, test } from '@jest/globals';
import { readBriefs } from '../arena/read-briefs.ts';
import { fuzzGenomes } from './genomes.ts';
import { fuzzPrograms } from './programs.ts';
import { type Outcome, tallied } from './tally.ts';

jest.setTimeout(300_000);

/** The command does ten thousand of each. */
const RUNS = 120;
const library = await loadFontLibrary();

describe('what nobody would propose', () => {
  test(`${RUNS} random genomes are drawn, or refused in words`, async () => {
    const { drawn, refused, faults } = await tallied(fuzzGenomes(RUNS, 'jest', await readBriefs(), library));
    expect(faults).toEqual([]);
    expect(drawn + refused).toBe(RUNS);
    expect(drawn).toBeGreaterThan(RUNS / 2);
  });

  test(`${RUNS} random programs draw the same inside the isolate and outside, or are refused in words`, async () => {
    const { drawn, faults } = await tallied(fuzzPrograms(RUNS, 'jest', library));
    expect(faults).toEqual([]);
    expect(drawn).toBeGreaterThan(RUNS / 4);
  });
});

test('faults are kept with what shows them, refusals are counted by their words', async () => {
  async function* outcomes(): AsyncGenerator<Outcome> {
    yield { kind: 'drawn' };
    yield { kind: 'refused', words: 'No pipe for "Q".' };
    yield { kind: 'refused', words: 'No pipe for "Z".' };
    yield { kind: 'fault', words: 'empty', evidence: 'a genome' };
  }
  const { drawn, refused, faults, refusals } = await tallied(outcomes());
  expect({ drawn, refused, faults }).toEqual({ drawn: 1, refused: 2, faults: [{ kind: 'fault', words: 'empty', evidence: 'a genome' }] });
  expect([...refusals]).toEqual([['No pipe for "…".', 2]]);
});
