import { describe, expect, test } from '@jest/globals';
import { aRegistry } from '../releases.fixture.ts';
import { registryOfPage, resolveFor, runsCanary, type Visitor } from './resolve.ts';

const one = aRegistry({ deployment: [{ version: '1.0.0', traffic: 100, default: true }] });
const two = aRegistry({ deployment: [{ version: '1.0.0', traffic: 1, default: true }, { version: '1.1.0', traffic: 99.999, default: false }] as never });
const versionFor = (registry: typeof one, visitor: Partial<Visitor> = {}) =>
  resolveFor(registry, { id: undefined, overrides: {}, previews: {}, ...visitor }).remotes.map(({ name, release }) => `${name}@${release.metadata.version}`);

describe('the version that a visitor gets', () => {
  test('is the default, a canary by chance, what QA asked for, and before all a preview', () => {
    expect(versionFor(one)).toEqual(['info@1.0.0']);
    expect(versionFor(two)).toEqual(['info@1.0.0']);
    expect(versionFor(two, { id: 'ada' })).toEqual(['info@1.1.0']);
    expect(versionFor(two, { id: 'ada', overrides: { info: '1.2.0' } })).toEqual(['info@1.2.0']);
    expect(versionFor(two, { id: 'ada', overrides: { info: '1.2.0' }, previews: { info: '1.0.0' } })).toEqual(['info@1.0.0']);
  });

  test('is none where it is not published, not even by a name that every object has', () => {
    expect(versionFor(one, { overrides: { info: '9.0.0' } })).toEqual([]);
    expect(versionFor(one, { overrides: { info: 'constructor' } })).toEqual([]);
  });

  test('differs among visitors while a canary runs', () => {
    expect([runsCanary(one), runsCanary(two), runsCanary({ ...one, microFrontends: {} })]).toEqual([false, true, false]);
  });
});

describe('what the page tells the shell', () => {
  const resolved = resolveFor(one, { id: undefined, overrides: {}, previews: {} });
  const shell = { version: '2.0.0', integrity: { '/shell.js': 'sha384-shell', '/shell.css': 'sha384-style', '/favicon.ico': 'sha384-icon', '/x.js.map': 'sha384-map' } };
  const info = {
    name: 'info', version: '1.0.0', contract: 1, entry: '/r/info/1.0.0/remoteEntry.js',
    files: ['/r/info/1.0.0/remoteEntry.js', '/r/info/1.0.0/main.js', '/r/info/1.0.0/main.css'],
  };

  test('is a version of each remote, and the hashes of scripts and stylesheets alone', () => {
    expect(registryOfPage(resolved, shell)).toEqual({
      revision: 7,
      shell: '2.0.0',
      remotes: [info],
      integrity: { '/shell.js': 'sha384-shell', '/shell.css': 'sha384-style', '/r/info/1.0.0/remoteEntry.js': 'sha384-1.0.0js', '/r/info/1.0.0/main.css': 'sha384-1.0.0css' },
    });
  });
});
