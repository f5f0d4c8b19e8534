import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { fixedKey } from './keys.ts';
import { sealText, unsealText } from './sealed-text.ts';

const key = fixedKey(randomBytes(32));
const value = { remote: 'info', version: '1.0.0' };

test('sealed text: unsealing with the same key returns the value', () => {
  expect(unsealText(key, sealText(key, value))).toEqual(value);
});

test('sealed text: a changed payload, a changed signature, another key and garbage are refused', () => {
  const [payload = '', signature = ''] = sealText(key, value).split('.');
  const seal = `${payload}.${signature}`;
  const other = Buffer.from(JSON.stringify({ ...value, version: '2.0.0' })).toString('base64url');
  for (const text of [`${other}.${signature}`, `${payload}.${'A'.repeat(43)}`, payload, `${payload}.`, '', '.', '__proto__', ` ${seal}`, `${seal} `, `${seal}A`, seal.slice(0, -1), sealText(fixedKey(randomBytes(32)), value)]) {
    expect(unsealText(key, text)).toBeUndefined();
  }
});
