import { describe, expect, test } from '@jest/globals';
import { fixedKey } from '../../platform/keys/keys.ts';
import { createRefreshTokens } from './refresh-tokens.ts';

const ID = '0d2f4a44-2f5c-4f6a-8d21-3a1a3f1c9b10';
const tokens = createRefreshTokens(fixedKey(Buffer.from('ours')));
const token = tokens.issue({ id: ID, generation: 12 });
const [, , signature = ''] = token.split('.');

describe('a refresh token', () => {
  test('names the session and its generation', () => {
    expect(token).toMatch(new RegExp(`^${ID}\\.12\\.[\\w-]{43}$`));
    expect(tokens.read(token)).toEqual({ sessionId: ID, generation: 12 });
  });

  test.each([
    ['the next generation', `${ID}.13.${signature}`],
    ['another session', `${ID.replace('0', '1')}.12.${signature}`],
    ['another key', createRefreshTokens(fixedKey(Buffer.from('theirs'))).issue({ id: ID, generation: 12 })],
    ['no signature', `${ID}.12.`],
    ['a signature cut short', token.slice(0, -1)],
    ['a session that is none', tokens.issue({ id: 'x', generation: 12 })],
    ['a session in capitals', tokens.issue({ id: ID.toUpperCase(), generation: 12 })],
    ['a part too little', tokens.issue({ id: ID.slice(0, -13), generation: 12 })],
    ['a letter before it', `0${token}`],
    ['a letter after it', `${token}0`],
    ['a generation beyond all', tokens.issue({ id: ID, generation: 1_000_000_000 })],
    ['a generation that is no number', `${ID}.x.${signature}`],
    ['nothing', ''],
  ])('is none with %s', (_name, text) => {
    expect(tokens.read(text)).toBeUndefined();
  });
});
