import { createHmac } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { fixedKey, isSigned, signatureOf, signaturesOf, type Keys } from './keys.ts';

const [old, current] = [Buffer.from('old'), Buffer.from('current')];
const rotated: Keys = { current: () => current, accepted: () => [current, old] };
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

test('a text is signed by the current key, and known by every accepted one, the current first', () => {
  expect(signatureOf(rotated, 'text')).toEqual(hmac(current, 'text'));
  expect(signaturesOf(rotated, 'text')).toEqual([hmac(current, 'text'), hmac(old, 'text')]);
});

test('a signature counts that an accepted key made of this text, and no other', () => {
  expect(isSigned(rotated, 'text', hmac(current, 'text'))).toBe(true);
  expect(isSigned(rotated, 'text', hmac(old, 'text'))).toBe(true);
  expect(isSigned(rotated, 'text', hmac(Buffer.from('else'), 'text'))).toBe(false);
  expect(isSigned(rotated, 'text', hmac(current, 'texts'))).toBe(false);
  expect(isSigned(rotated, 'text', hmac(current, 'text').subarray(0, 31))).toBe(false);
  expect(isSigned(rotated, 'text', Buffer.alloc(0))).toBe(false);
  expect(isSigned({ current: () => current, accepted: () => [] }, 'text', hmac(current, 'text'))).toBe(false);
});

test('a fixed key is the only one', () => {
  const keys = fixedKey(old);
  expect([keys.current(), keys.accepted()]).toEqual([old, [old]]);
});
