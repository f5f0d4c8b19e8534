import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Cookies } from '../../platform/http/cookies.ts';
import { fixedKey } from '../../platform/keys/keys.ts';
import { sealText } from '../../platform/keys/sealed-text.ts';
import { aRegistry } from '../releases.fixture.ts';
import { createVisitTickets, votingNetworkOf } from './visit-tickets.ts';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const DAY = 24 * 3_600_000;
const ID = '0d2f4a44-2f5c-4f6a-8d21-3a1a3f1c9b10';
const key = fixedKey(Buffer.from('ours'));
const registry = aRegistry({ deployment: [{ version: '1.0.0', traffic: 0, default: true }, { version: '1.1.0', traffic: 100, default: false }] });
const calm = aRegistry({ deployment: [{ version: '1.0.0', traffic: 100, default: true }] });
const visitor = { id: ID, overrides: {}, previews: {} };
const versions = [{ remote: 'info' as const, version: '1.1.0' }];

let now: number;
let sent: unknown[];
const cookies = {
  read: (request: { cookie?: string }, { name }: { name: string }) => (name === 'mfe_visit' ? request.cookie : undefined),
  set: (_response: unknown, cookie: unknown, value: string) => void sent.push(cookie, value),
} as unknown as Cookies;
const tickets = createVisitTickets({ keys: key, cookies, now: () => new Date(now) });
const issue = (of: object = {}, from = registry, ip: string | undefined = '192.0.2.1') => tickets.issue({ ip } as never, {} as never, from, { ...visitor, ...of });
const read = (cookie: string | undefined) => tickets.read({ cookie } as never);

beforeEach(() => {
  [now, sent] = [START, []];
});

describe('where a vote comes from', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0'],
  ])('%s is %s: a customer of a provider is one', (address, network) => {
    expect(votingNetworkOf(address)).toBe(network);
  });
});

describe('a ticket', () => {
  test('names the browser, and the version that chance has chosen for it', () => {
    expect(issue()).toEqual({ visitor: ID, versions, network: '192.0.2.1' });
    expect(sent[0]).toEqual({ name: 'mfe_visit', sameSite: 'lax', maxAge: DAY, plainName: 'until-renamed' });
    expect(read(sent[1] as string)).toEqual({ visitor: ID, at: '2026-03-01T12:00:00.000Z', versions });
  });

  test('of an unknown address is of no network', () => {
    expect(tickets.issue({} as never, {} as never, registry, visitor)?.network).toBe('');
  });

  test.each([
    ['has no number', { id: undefined }],
    ['asked for a version', { overrides: { info: '1.0.0' } }],
    ['has a preview', { previews: { info: '1.2.0' } }],
  ])('is not given to a browser that %s', (_name, of) => {
    expect(issue(of)).toBeUndefined();
    expect(sent).toEqual([]);
  });

  test('is not given while no canary runs', () => {
    expect(issue({}, calm)).toBeUndefined();
  });

  test('is good for a day', () => {
    issue();
    const ticket = sent[1] as string;
    now = START + DAY - 1;
    expect(read(ticket)).toMatchObject({ visitor: ID });
    now = START + DAY;
    expect(read(ticket)).toBeUndefined();
  });

  test('that we did not make counts for nothing', () => {
    const ticket = { visitor: ID, at: new Date(START).toISOString(), versions };
    expect(read(sealText(key, ticket))).toEqual(ticket);
    expect(read(undefined)).toBeUndefined();
    expect(read(sealText(fixedKey(Buffer.from('theirs')), ticket))).toBeUndefined();
    for (const wrong of [{ visitor: 'x' }, { at: 'now' }, { versions: [{ remote: 'nobody', version: '1.1.0' }] }, { versions: [{ remote: 'info', version: 'x' }] }, { versions: Array(6).fill(versions[0]) }]) {
      expect(read(sealText(key, { ...ticket, ...wrong }))).toBeUndefined();
    }
  });
});
