import { expect, test } from '@jest/globals';
import { KEPT_MS } from './terms.ts';

/** Written out, as in the privacy policy: the constants must not vouch for themselves. */
const DAYS = {
  session: 30,
  recipient: 30,
  mail: 365,
  contactMessage: 365,
  askedSubscription: 7,
  securityEvent: 365,
  cspReport: 30,
  disownedAccount: 30,
};

test('what no customer sees is kept for the terms of the privacy policy', () => {
  expect(Object.fromEntries(Object.entries(KEPT_MS).map(([name, ms]) => [name, ms / 86_400_000]))).toEqual(DAYS);
});
