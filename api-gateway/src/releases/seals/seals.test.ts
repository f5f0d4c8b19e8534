import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { fixedKey } from '../../platform/keys/keys.ts';
import { sealText } from '../../platform/keys/sealed-text.ts';
import { aRelease } from '../releases.fixture.ts';
import { createSeals, filesHashOf, type Statement } from './seals.ts';

const [old, current] = [Buffer.from('old'), Buffer.from('current')];
const seals = createSeals({ current: () => current, accepted: () => [current, old] });
const theirs = createSeals(fixedKey(Buffer.from('theirs')));

const release = aRelease('info', '1.0.0');
const about = { kind: 'browser', remote: 'info', release } as const;
const statement: Statement = { kind: 'browser', remote: 'info', version: '1.0.0', files: filesHashOf(release), shell: '2.0.0', at: '2026-03-01T12:00:00.000Z', result: null };

describe('the hash over the files of a release', () => {
  test('is the same in any order, and another for any other path or content', () => {
    const { integrity } = release.metadata;
    const backwards = Object.fromEntries(Object.entries(integrity).reverse());
    expect(filesHashOf({ metadata: { version: '', integrity: backwards } })).toBe(statement.files);
    expect(filesHashOf({ metadata: { version: '', integrity: { a: 'x' } } })).toBe(`sha384-${createHash('sha384').update('a x\n').digest('base64')}`);
    expect(filesHashOf({ metadata: { version: '', integrity: { ...integrity, more: 'x' } } })).not.toBe(statement.files);
    expect(filesHashOf({ metadata: { version: '', integrity: {} } })).not.toBe(statement.files);
  });
});

describe('a seal', () => {
  test('counts for the version, the files and the kind that it is about', () => {
    expect(seals.read(seals.sign(statement), about)).toEqual(statement);
    expect(seals.read(undefined, about)).toBeUndefined();
    expect(seals.read(theirs.sign(statement), about)).toBeUndefined();
  });

  test.each([
    ['another kind', { ...about, kind: 'start' }],
    ['another remote', { ...about, remote: 'auth' }],
    ['another version', { ...about, release: { ...release, metadata: { ...release.metadata, version: '1.0.1' } } }],
    ['other files', { ...about, release: { ...release, metadata: { ...release.metadata, integrity: { a: 'x' } } } }],
  ] as const)('does not count for %s', (_name, other) => {
    expect(seals.read(seals.sign(statement), other)).toBeUndefined();
  });

  test.each([
    ['kind', 'else'],
    ['remote', 'nobody'],
    ['version', 'latest'],
    ['files', 7],
    ['shell', undefined],
    ['at', 'yesterday'],
    ['result', 'fine'],
  ])('whose %s is not of the form says nothing', (field, value) => {
    expect(seals.read(sealText(fixedKey(current), { ...statement, [field]: value }), about)).toBeUndefined();
  });

  test('of an old key is signed again by the current one, with the same words; a stranger’s is not', () => {
    const again = seals.signAgain(createSeals(fixedKey(old)).sign(statement));
    expect(createSeals(fixedKey(current)).read(again, about)).toEqual(statement);
    expect(seals.signAgain(theirs.sign(statement))).toBeUndefined();
  });
});
