import { describe, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import type { Cookies } from '../../platform/http/cookies.ts';
import { createVoters } from './voter-cookie.ts';

const [old, current] = [Buffer.from('old'), Buffer.from('current')];
let sent: string[] = [];
const cookies = {
  read: (request: unknown, { name }: { name: string }) => (request as Record<string, string>)[name],
  set: (_response: unknown, { name, maxAge, sameSite, plainName }: { name: string; maxAge: number; sameSite: string; plainName: string }, value: string) =>
    void sent.push(name, String(maxAge), sameSite, plainName, value),
} as unknown as Cookies;
const voters = createVoters({ current: () => current, accepted: () => [current, old] }, cookies);

const ID = 'AAAAAAAAAAAAAAAAAAAAA_';
const asks = (id?: string) => ({ fifteen_voter: id }) as never;
const hash = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');
const met = (id?: string) => {
  sent = [];
  return voters.met(asks(id), {} as never);
};

describe('who votes', () => {
  test('is known on a link by a hash of this link, by each accepted key', () => {
    expect(voters.known(asks(ID))('s1')).toEqual([hash(current, `s1\n${ID}`), hash(old, `s1\n${ID}`)]);
    expect(voters.isKnown(asks(ID))).toBe(true);
  });

  test.each([undefined, '', `${ID}A`, ID.slice(1), `A${ID}`, `${ID.slice(1)}!`])('is nobody with the cookie %j', (id) => {
    expect([voters.known(asks(id))('s1'), voters.isKnown(asks(id))]).toEqual([[], false]);
  });

  test('keeps the id, for another half year, or gets one', () => {
    expect(met(ID)('s1')).toEqual(voters.known(asks(ID))('s1'));
    expect(sent).toEqual(['fifteen_voter', String(180 * 24 * 3_600_000), 'lax', 'never', ID]);
    const fresh = met('forged');
    const id = sent[4] ?? '';
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(fresh('s1')).toEqual(voters.known(asks(id))('s1'));
    met();
    expect(sent[4]).not.toBe(id);
  });
});
