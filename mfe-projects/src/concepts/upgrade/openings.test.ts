import { purchaseProject } from '@fifteen/contracts';
import { expect, test } from '@jest/globals';
import { CHECKOUT_OPEN } from './openings.ts';

test('the modal says that checkout comes later exactly while the contracts have none ready', () => {
  expect(CHECKOUT_OPEN).toBe(purchaseProject.ready);
});
