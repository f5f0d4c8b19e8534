import { describe, expect, test } from '@jest/globals';
import { fixedKey } from './keys.ts';
import { createSignedPaths } from './signed-paths.ts';

let now = new Date('2026-03-01T12:34:56Z');
const { sign, assertSigned } = createSignedPaths(fixedKey(Buffer.from('ours')), () => now);
const at = (time: string) => (now = new Date(`2026-03-01T${time}Z`));
const linkOf = (signed: string) => Object.fromEntries(new URL(signed, 'http://x').searchParams) as { expires: string; signature: string };

describe('a signed path', () => {
  test('is the same text for an hour, and expires with the hour after', () => {
    at('12:00:00');
    const first = sign('/a');
    at('12:59:59.999');
    expect(sign('/a')).toBe(first);
    at('13:00:00');
    expect(sign('/a')).not.toBe(first);
    expect(first.split('?')[0]).toBe('/a');
    expect(linkOf(first).expires).toBe(String(Date.parse('2026-03-01T14:00:00Z') / 1000));
  });

  test('opens until then, and says for how long', () => {
    at('12:30:00');
    const link = linkOf(sign('/a'));
    expect(assertSigned('/a', link)).toEqual({ secondsLeft: 5_400 });
    at('13:59:59.999');
    expect(assertSigned('/a', link)).toEqual({ secondsLeft: 1 });
    at('14:00:00');
    expect(() => assertSigned('/a', link)).toThrow(expect.objectContaining({ code: 'link_expired' }));
  });

  test('opens no other path, no longer, and not without our signature', () => {
    at('12:30:00');
    const link = linkOf(sign('/a'));
    const refused = expect.objectContaining({ code: 'forbidden', refused: 'signature_refused' });
    expect(() => assertSigned('/b', link)).toThrow(refused);
    expect(() => assertSigned('/a', { ...link, expires: String(Number(link.expires) + 1) })).toThrow(refused);
    expect(() => assertSigned('/a', { ...link, signature: '' })).toThrow(refused);
    const others = createSignedPaths(fixedKey(Buffer.from('theirs')), () => now);
    expect(() => assertSigned('/a', linkOf(others.sign('/a')))).toThrow(refused);
  });
});
