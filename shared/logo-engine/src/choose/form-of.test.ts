import { describe, expect, jest, test } from '@jest/globals';
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
});
