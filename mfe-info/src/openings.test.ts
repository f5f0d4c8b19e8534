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

  test('is said in a sentence that fits one and several', () => {
    expect(notOpenYet([])).toBeNull();
    expect(notOpenYet(['refinements'])).toMatch(/^Refinements are not open yet\. What this page says about them/);
    expect(notOpenYet(['checkout', 'brandKits'])).toMatch(/^Paying and brand kits are not open yet\./);
  });
});
