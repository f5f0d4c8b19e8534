import { oauthSignin, purchaseBrandKit, purchaseProject, refineAsset } from '@fifteen/contracts';
import { describe, expect, test } from '@jest/globals';
import { notOpenYet, OPEN } from './openings.ts';

describe('what is not open yet', () => {
  test('is exactly what the contracts do not have ready', () => {
    expect(OPEN).toEqual({
      refinements: refineAsset.ready,
      checkout: purchaseProject.ready,
      brandKits: purchaseBrandKit.ready,
      google: oauthSignin.ready,
    });
  });

  test('is said in a sentence that fits one and several', () => {
    expect(notOpenYet([])).toBeNull();
    expect(notOpenYet(['google'])).toMatch(/^Google sign-in is not open yet\. What this page says about it/);
    expect(notOpenYet(['checkout', 'brandKits'])).toMatch(/^Paying and brand kits are not open yet\./);
  });
});
