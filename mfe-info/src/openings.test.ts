import { purchaseBrandKit, purchaseProject, refineAsset } from '@fifteen/contracts';
import { describe, expect, test } from '@jest/globals';
import { notOpenYet, OPEN } from './openings.ts';

describe('what is not open yet', () => {
  test('is exactly what the contracts do not have ready', () => {
    expect(OPEN).toEqual({
      refinements: refineAsset.ready,
      checkout: purchaseProject.ready,
      brandKits: purchaseBrandKit.ready,
    });
  });

  test('is said in a sentence, and only as far as it is so', () => {
    expect(notOpenYet([])).toBeNull();
    expect(notOpenYet(['refinements', 'checkout'])).toBeNull();
    expect(notOpenYet(['checkout', 'brandKits'])).toMatch(/^Brand kits are not open yet\. What this page says about them/);
  });
});
