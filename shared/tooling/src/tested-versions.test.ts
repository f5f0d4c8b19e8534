import { expect, test } from '@jest/globals';
import { mixturesOf, tagsOf } from '../cli/tested-versions.mjs';

const at = '2026-11-22T12:00:00.000Z';

const aRemote = (remote: 'auth' | 'info', live: string, versions: string[]) => ({
  remote,
  deployment: [{ version: live, traffic: 100, default: true }],
  history: [],
  auto: null,
  versions: versions.map((version) => ({ version, published_at: at, published_by: 'team', check: 'passed' as const, selectable: !version.endsWith('-unchecked'), last_day: { visits: 0, failed: 0 } })),
});

const shells = ['3.0.0', '2.0.0', '1.0.0', '0.9.0'].map((version) => ({ version, started_at: at }));

test('a matrix walks old shells with live and with latest remotes, then each other remote of the last three alone', () => {
  const remotes = [aRemote('auth', '1.2.0', ['1.2.0', '1.1.0', '1.0.0', '0.9.0']), aRemote('info', '2.0.0', ['2.1.0', '2.0.0'])];
  expect(mixturesOf({ shells, remotes })).toEqual([
    { cookie: '' },
    { cookie: 'shell@2.0.0' },
    { cookie: 'shell@1.0.0' },
    { cookie: 'shell@2.0.0,info@2.1.0' },
    { cookie: 'shell@1.0.0,info@2.1.0' },
    { cookie: 'auth@1.1.0', remote: 'mfe-auth' },
    { cookie: 'auth@1.0.0', remote: 'mfe-auth' },
    { cookie: 'info@2.1.0', remote: 'mfe-info' },
  ]);
});

test('a version that the cookie may not name yet is walked by no matrix', () => {
  expect(mixturesOf({ shells: shells.slice(0, 1), remotes: [aRemote('auth', '1.0.0', ['1.2.0-unchecked', '1.1.0', '1.0.0'])] })).toEqual([{ cookie: '' }, { cookie: 'auth@1.1.0', remote: 'mfe-auth' }]);
});

test('what is live and was published last is walked once', () => {
  expect(mixturesOf({ shells: shells.slice(0, 2), remotes: [aRemote('auth', '1.0.0', ['1.0.0'])] })).toEqual([{ cookie: '' }, { cookie: 'shell@2.0.0' }]);
});

test.each([
  ['@money', 'pays @billing @mfe-account @money', true],
  ['money', 'pays @billing @mfe-account @money', true],
  ['@auth', 'signs in @accounts @mfe-auth @access', true],
  ['@auth', 'signs in @authors @mfe-authors @access', false],
  ['@account', 'signs in @accounts @mfe-auth @access', false],
])('--grep %s of "%s": %s', (tag, title, found) => {
  expect(new RegExp(tagsOf([], [], [tag])).test(title)).toBe(found);
});
