import { describe, expect, test } from '@jest/globals';
import { isTotpForm, newTotpSecret, totpStepOf, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B; its codes there have eight digits, of which an app shows the last six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (s: number): Date => new Date(s * 1000);

describe('a code of an app', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [2_000_000_000, '279037'],
  ])('at second %s is %s, as the RFC says', (second, code) => {
    expect(totpStepOf(SECRET, code, at(second))).toBe(Math.floor(second / 30));
  });

  test('is taken one step early or late, with the step that it belongs to, and no further', () => {
    // 287082 belongs to step 1, the seconds 30 to 59.
    expect([0, 29.999, 30, 89.999].map((second) => totpStepOf(SECRET, '287082', at(second)))).toEqual([1, 1, 1, 1]);
    expect(totpStepOf(SECRET, '287082', at(90))).toBeUndefined();
    expect(totpStepOf(SECRET, '081804', at(1_111_111_109 - 60))).toBeUndefined();
  });

  test('of another secret is none', () => {
    expect(totpStepOf(newTotpSecret(), '287082', at(59))).toBeUndefined();
  });

  test.each(['28708', '2870820', '28708x', ' 287082', '２８７０８２', 'a287082', ''])('is not "%s"', (text) => {
    expect(isTotpForm(text)).toBe(false);
    expect(totpStepOf(SECRET, text, at(59))).toBeUndefined();
  });
});

test('a secret has 160 bits of chance, and its link tells an app all that it needs', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const uri = new URL(totpUri(secret, 'ada@example.com'));
  expect(decodeURIComponent(uri.pathname)).toBe('/Fifteen:ada@example.com');
  expect(Object.fromEntries(uri.searchParams)).toEqual({ issuer: 'Fifteen', secret, algorithm: 'SHA1', digits: '6', period: '30' });
});
