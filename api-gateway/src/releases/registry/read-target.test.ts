import { describe, expect, test } from '@jest/globals';
import { remoteOf, targetOf, toldOf, trafficOf, versionOf, visitsOf } from './read-target.ts';

describe('what is typed at the release command', () => {
  test('is a remote, with or without its prefix, and a version', () => {
    expect([remoteOf('info'), remoteOf('mfe-info')]).toEqual(['info', 'info']);
    expect(targetOf('mfe-projects@1.5.0')).toEqual({ remote: 'projects', version: '1.5.0' });
    expect(versionOf('1.5.0-0a1b2c3d')).toBe('1.5.0-0a1b2c3d');
  });

  test.each(['x', '', 'mfe-', 'xmfe-info', 'infomfe-', undefined])('is no remote: %j', (text) => {
    expect(() => remoteOf(text)).toThrow(`"${text ?? ''}" is no remote; there are mfe-marketing, mfe-auth, mfe-projects, mfe-account, mfe-info.`);
  });

  test.each(['1.5', 'latest', '', '^1.5.0'])('is no version: %j', (text) => {
    expect(() => versionOf(text)).toThrow(`"${text}" is no version such as 1.5.0`);
    expect(() => targetOf(`info@${text}`)).toThrow('is no version');
  });

  test('is nothing without a version, or at all', () => {
    expect(() => targetOf('info')).toThrow('"" is no version such as 1.5.0');
    expect(() => targetOf()).toThrow('"" is no remote');
  });

  test('is a share of the visitors from 1 to 99, 10 by default', () => {
    expect([trafficOf(), trafficOf('1'), trafficOf('99')]).toEqual([10, 1, 99]);
    for (const text of ['0', '100', '1.5', 'x', '-1']) expect(() => trafficOf(text)).toThrow(`--traffic is a number from 1 to 99, not "${text}"`);
  });

  test('is a number of visits from 50 to a million, 500 by default', () => {
    expect([visitsOf(), visitsOf('50'), visitsOf('1000000')]).toEqual([500, 50, 1_000_000]);
    for (const text of ['49', '1000001']) expect(() => visitsOf(text)).toThrow(`--visits is a number from 50 to 1000000, not "${text}"`);
  });
});

test('what is live is told by version and share', () => {
  expect(toldOf([{ version: '1.0.0', traffic: 90, default: true }, { version: '1.1.0', traffic: 10, default: false }])).toBe('1.0.0 for 90 %, 1.1.0 for 10 %');
  expect(toldOf([])).toBe('');
});
