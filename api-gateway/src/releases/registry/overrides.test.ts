import { describe, expect, test } from '@jest/globals';
import { aRegistry } from '../releases.fixture.ts';
import { OVERRIDE_COOKIE, previewedOf, readOverrides, readShellOverride } from './overrides.ts';

const registry = aRegistry({ deployment: [{ version: '1.0.0', traffic: 100, default: true }] }, ['info@1.1.0']);

test('the cookie is written by hand, so it is always read under its plain name', () => {
  expect(OVERRIDE_COOKIE).toEqual({ name: 'mfe_versions', plainName: 'always' });
});

describe('the override cookie', () => {
  test.each([
    ['info@1.1.0', { info: '1.1.0' }],
    ['info@1.0.0', { info: '1.0.0' }],
    ['x,info@1.1.0,shell@1.0.0', { info: '1.1.0' }],
    ['info@1.2.0', {}],
    ['info@9.0.0', {}],
    ['auth@1.1.0', {}],
    ['nobody@1.1.0', {}],
    ['info@latest', {}],
    ['info@constructor', {}],
    ['info1.1.0', {}],
    ['info@1.1.0@1.1.0', {}],
    ['@1.1.0', {}],
    ['', {}],
    [undefined, {}],
  ])('%j chooses %j: what has passed its check, or is live', (cookie, chosen) => {
    expect(readOverrides(cookie, registry)).toEqual(chosen);
  });

  test('may name a shell, kept or not', () => {
    expect(readShellOverride('info@1.1.0,shell@1.0.0-0a1b2c3d')).toBe('1.0.0-0a1b2c3d');
    expect(readShellOverride('xshell@1.0.0,info@1.1.0')).toBeUndefined();
    expect(readShellOverride(undefined)).toBeUndefined();
  });
});

test('a preview pass shows what is published, checked or not', () => {
  const asked = [{ remote: 'info', version: '1.2.0' }, { remote: 'auth', version: '1.0.0' }] as const;
  expect(previewedOf(asked, registry)).toEqual({ info: '1.2.0' });
  expect(previewedOf([{ remote: 'info', version: '9.0.0' }, { remote: 'info', version: 'constructor' }], registry)).toEqual({});
});
