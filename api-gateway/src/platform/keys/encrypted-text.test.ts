import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createTextCipher } from './encrypted-text.ts';
import { fixedKey, type Keys } from './keys.ts';

const [before, now] = [randomBytes(32), randomBytes(32)];
const rotated: Keys = { current: () => now, accepted: () => [now, before] };
const cipher = createTextCipher(fixedKey(before));

test('encrypted text: the same key and row give it back, and the text does not show', () => {
  const encrypted = cipher.encrypt('JBSWY3DP', 'row 1');
  expect(encrypted).not.toContain('JBSWY3DP');
  expect(cipher.encrypt('JBSWY3DP', 'row 1')).not.toBe(encrypted);
  expect(cipher.decrypt(encrypted, 'row 1')).toBe('JBSWY3DP');
});

test('encrypted text: another row, another key, a changed byte and garbage are refused', () => {
  const encrypted = cipher.encrypt('JBSWY3DP', 'row 1');
  const changed = `${encrypted.slice(0, -2)}${encrypted.at(-2) === 'A' ? 'B' : 'A'}${encrypted.at(-1)}`;
  expect(() => cipher.decrypt(encrypted, 'row 2')).toThrow(/No accepted key/);
  expect(() => createTextCipher(fixedKey(now)).decrypt(encrypted, 'row 1')).toThrow(/No accepted key/);
  for (const text of [changed, encrypted.replace('v1', 'v2'), 'v1.', 'v1.AAAA', '']) expect(() => cipher.decrypt(text, 'row 1')).toThrow(/No accepted key/);
});

test('encrypted text: after a rotation the previous key still reads, and the current one writes', () => {
  const encrypted = cipher.encrypt('JBSWY3DP', 'row 1');
  const after = createTextCipher(rotated);
  expect(after.decrypt(encrypted, 'row 1')).toBe('JBSWY3DP');
  expect(() => cipher.decrypt(after.encrypt('JBSWY3DP', 'row 1'), 'row 1')).toThrow(/No accepted key/);
});

test('encrypted text: encrypting again moves it to the current key once, and leaves what no accepted key reads', () => {
  const after = createTextCipher(rotated);
  const again = after.encryptAgain(cipher.encrypt('JBSWY3DP', 'row 1'), 'row 1') ?? '';
  expect(createTextCipher(fixedKey(now)).decrypt(again, 'row 1')).toBe('JBSWY3DP');
  expect(after.encryptAgain(again, 'row 1')).toBeUndefined();
  expect(after.encryptAgain(createTextCipher(fixedKey(randomBytes(32))).encrypt('JBSWY3DP', 'row 1'), 'row 1')).toBeUndefined();
});
