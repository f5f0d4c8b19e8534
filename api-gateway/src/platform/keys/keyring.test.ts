import { describe, expect, test } from '@jest/globals';
import { createKeyring } from './keyring.ts';
import { isSigned, signatureOf } from './keys.ts';
import { deriveKey } from './secrets.ts';

const SECRET = 'the secret of this installation';
const OTHER = 'the secret that it had before that';
const at = (seconds: number): Date => new Date(seconds * 1000);
const generation = (number: number, salt: string, activeFrom: number) => ({ name: 'file-links', generation: number, salt, active_from: at(activeFrom) });

const ringAt = (clock: { now: number }, secrets: readonly [string, ...string[]] = [SECRET]) => createKeyring({ secrets, now: () => at(clock.now) });

describe('a keyring', () => {
  test('has the key from before the first rotation until there is another', () => {
    const keys = ringAt({ now: 0 }).keysFor('file-links');
    expect(keys.current()).toEqual(deriveKey(SECRET, 'file-links'));
    expect(keys.accepted()).toEqual([deriveKey(SECRET, 'file-links')]);
  });

  test('accepts a new key at once, and signs with it from its time on', () => {
    const clock = { now: 0 };
    const ring = ringAt(clock);
    const keys = ring.keysFor('file-links');
    const before = signatureOf(keys, 'text');
    ring.load([generation(0, '', 0), generation(1, 'salt', 10)]);
    expect(signatureOf(keys, 'text')).toEqual(before);
    expect(keys.accepted()).toHaveLength(2);
    clock.now = 10;
    const after = signatureOf(keys, 'text');
    expect(after).not.toEqual(before);
    expect([isSigned(keys, 'text', before), isSigned(keys, 'text', after)]).toEqual([true, true]);
  });

  test('accepts nothing from a key that is retired', () => {
    const ring = ringAt({ now: 20 });
    const keys = ring.keysFor('file-links');
    const before = signatureOf(keys, 'text');
    ring.load([generation(1, 'salt', 10)]);
    expect(isSigned(keys, 'text', before)).toBe(false);
    expect(keys.accepted()).toHaveLength(1);
  });

  test('keeps the keys of different names apart', () => {
    const ring = ringAt({ now: 20 });
    ring.load([generation(1, 'salt', 10)]);
    expect(ring.keysFor('kit-links').current()).toEqual(deriveKey(SECRET, 'kit-links'));
  });

  test('accepts what the previous secret of the installation signed, and signs with the current one', () => {
    const before = signatureOf(ringAt({ now: 0 }, [OTHER]).keysFor('mail-tokens'), 'text');
    const keys = ringAt({ now: 0 }, [SECRET, OTHER]).keysFor('mail-tokens');
    expect(isSigned(keys, 'text', before)).toBe(true);
    expect(signatureOf(keys, 'text')).toEqual(signatureOf(ringAt({ now: 0 }).keysFor('mail-tokens'), 'text'));
  });

  test('refuses a signature of another length', () => {
    const keys = ringAt({ now: 0 }).keysFor('file-links');
    expect(isSigned(keys, 'text', signatureOf(keys, 'text').subarray(0, 31))).toBe(false);
    expect(isSigned(keys, 'text', Buffer.alloc(0))).toBe(false);
  });
});
