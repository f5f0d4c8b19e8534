import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Cookies } from '../../platform/http/cookies.ts';
import { aRegistry } from '../releases.fixture.ts';
import { visitorOf } from './visitor.ts';

const alone = { version: '1.0.0', traffic: 100, default: true };
const calm = aRegistry({ deployment: [alone] }, ['info@1.1.0']);
const canary = aRegistry({ deployment: [{ ...alone, traffic: 90 }, { version: '1.1.0', traffic: 10, default: false }] });
const ID = '0d2f4a44-2f5c-4f6a-8d21-3a1a3f1c9b10';

let isOld: boolean;
let sent: unknown[];
const cookies = {
  read: (request: Record<string, string>, { name }: { name: string }) => request[name],
  isOld: (_request: unknown, { name }: { name: string }) => name === 'mfe_visitor' && isOld,
  set: (_response: unknown, cookie: unknown, value: string) => void sent.push(cookie, value),
} as unknown as Cookies;
const passes = { read: (cookie: string | undefined) => (cookie === 'pass' ? [{ remote: 'info' as const, version: '1.2.0' }] : []) };
const visit = (registry: typeof calm, request: object = {}) => visitorOf(request as never, {} as never, registry, { cookies, passes });

beforeEach(() => {
  [isOld, sent] = [false, []];
});

describe('who asks for a page', () => {
  test('is nobody while no canary runs, and gets no cookie', () => {
    expect(visit(calm, { mfe_visitor: ID, mfe_versions: 'info@1.1.0', mfe_preview: 'pass' })).toEqual({ id: undefined, overrides: { info: '1.1.0' }, previews: { info: '1.2.0' } });
    expect(sent).toEqual([]);
  });

  test('keeps the number that the browser has', () => {
    expect(visit(canary, { mfe_visitor: ID, mfe_versions: 'info@1.1.0', mfe_preview: 'pass' })).toEqual({ id: ID, overrides: { info: '1.1.0' }, previews: { info: '1.2.0' } });
    expect(sent).toEqual([]);
  });

  test('gets the number once more where the cookie has the name of before', () => {
    isOld = true;
    expect(visit(canary, { mfe_visitor: ID }).id).toBe(ID);
    expect(sent).toEqual([{ name: 'mfe_visitor', sameSite: 'lax', maxAge: 30 * 24 * 3_600_000, plainName: 'until-renamed' }, ID]);
  });

  test.each([undefined, '', 'x', `${ID}x`, `x${ID}`, ID.toUpperCase(), ID.slice(0, -13), ID.slice(1)])('gets a number for the cookie %j', (cookie) => {
    const { id } = visit(canary, { mfe_visitor: cookie });
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(id).not.toBe(cookie);
    expect(sent).toEqual([expect.objectContaining({ name: 'mfe_visitor' }), id]);
  });
});
