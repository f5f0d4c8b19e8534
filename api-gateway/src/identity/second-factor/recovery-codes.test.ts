import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { newRecoveryCodes, recoveryHashOf } from './recovery-codes.ts';

describe('recovery codes', () => {
  test('are ten, of four groups, all different, in letters that nobody takes for digits', () => {
    const codes = newRecoveryCodes();
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    for (const code of codes) expect(code).toMatch(/^(?:[\da-hjkmnp-tv-z]{4}-){3}[\da-hjkmnp-tv-z]{4}$/);
    const letters = new Set(Array.from({ length: 30 }, newRecoveryCodes).flat().join('').replaceAll('-', ''));
    expect(letters.size).toBe(32);
  });

  test('are kept as a hash with the account', () => {
    const hash = createHash('sha256').update('ada\n0123456789abcdef').digest('base64url');
    expect(recoveryHashOf('ada', '0123-4567-89ab-cdef')).toBe(hash);
    expect(recoveryHashOf('eve', '0123-4567-89ab-cdef')).not.toBe(hash);
  });

  test.each(['0123-4567-89AB-CDEF', 'o123 4567 89ab cdef', ' 0i23--4567\t89abcdef', 'Ol234567-89ab-cdef'])('may be typed as "%s"', (typed) => {
    expect(recoveryHashOf('ada', typed)).toBe(recoveryHashOf('ada', '0123-4567-89ab-cdef'));
  });
});
