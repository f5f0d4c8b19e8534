import { purchaseProject } from '@fifteen/contracts';
import { expect, test } from '@jest/globals';
import { CHECKOUT_OPEN } from './openings.ts';

test('buying is offered exactly when the contracts have a checkout ready', () => {
  expect(CHECKOUT_OPEN).toBe(purchaseProject.ready);
});
