import { describe, expect, test } from '@jest/globals';
import { fixedKey } from '../../platform/keys/keys.ts';
import { createMailTokenSigner } from './mail-token-signer.ts';

const ID = '0d2f4a44-2f5c-4f6a-8d21-3a1a3f1c9b10';
const signer = createMailTokenSigner(fixedKey(Buffer.from('ours')));
const token = signer.sign(ID);
const signature = token.slice(ID.length + 1);

describe('the token of a mail', () => {
  test('is its id and our signature', () => {
    expect(token).toMatch(new RegExp(`^${ID}\\.[\\w-]{43}$`));
    expect(signer.read(token)).toBe(ID);
  });

  test.each([
    ['another id', `${ID.replace('0', '1')}.${signature}`],
    ['another key', createMailTokenSigner(fixedKey(Buffer.from('theirs'))).sign(ID)],
    ['no signature', `${ID}.`],
    ['a signature cut short', token.slice(0, -1)],
    ['an id that is none', signer.sign('x')],
    ['no id', signer.sign('')],
    ['a part too little', signer.sign(ID.slice(0, -13))],
    ['a letter before it', `0${token}`],
    ['a letter after it', `${token}0`],
    ['nothing', ''],
  ])('is none with %s', (_name, text) => {
    expect(signer.read(text)).toBeUndefined();
  });
});
