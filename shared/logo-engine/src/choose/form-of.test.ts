import { describe, expect, jest, test } from '@jest/globals';
import type { Genome, MarkGene } from '../genome.ts';
import { aProfile } from '../testing/a-profile.ts';
import { planFor } from '../testing/plan-for-test.ts';
import { formOf } from './form-of.ts';

// Two whole plans.
jest.setTimeout(60_000);

describe('the forms of a set', () => {
  test.each(['1', '2'])('no figure, plate or treatment of the word comes twice (seed %s)', async (seed) => {
    const { concepts } = await planFor(aProfile(), seed);
    const forms = concepts.map(({ genome }) => formOf(genome));
    expect(forms).toHaveLength(15);
    expect(forms.filter((form, i) => forms.indexOf(form) !== i)).toEqual([]);
  });

  test('a letter cut from a hexagon and one on a hexagonal plate are one form', () => {
    const form = (mark: Partial<MarkGene>) => formOf({ layout: 'horizontal', recipe: 'any', seed: '1', mark: { kind: 'letter', seed: '1', ...mark } } as Genome);
    expect(form({ generator: 'knockout', container: 'hexagon' })).toBe(form({ generator: 'plateLetter' }));
    expect(form({ generator: 'knockout' })).not.toBe(form({ generator: 'plateLetter' }));
    expect(form({ generator: 'slicedLetter', container: 'hexagon' })).not.toBe(form({ generator: 'knockout', container: 'hexagon' }));
  });
});
