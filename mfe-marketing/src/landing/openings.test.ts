import { purchaseProject, refineAsset } from '@fifteen/contracts';
import { expect, test } from '@jest/globals';
import { CHECKOUT_OPEN, REFINEMENTS_OPEN } from './openings.ts';

test('the landing page promises as open exactly what the contracts have ready', () => {
  expect({ REFINEMENTS_OPEN, CHECKOUT_OPEN }).toEqual({
    REFINEMENTS_OPEN: refineAsset.ready,
    CHECKOUT_OPEN: purchaseProject.ready,
  });
});
