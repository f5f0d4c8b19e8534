import { describe, expect, test } from '@jest/globals';
import { siteRouteOf, type RemoteVersion } from '@fifteen/contracts';
import { pageCodeOf } from './page-code.ts';

const ROOT = '/r/marketing/1.2.0';
const hashesOf = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, `sha384-${path}`]));
const named = (...paths: string[]) => paths.map((path) => [path, `sha384-${path}`]);

const release = (...more: string[]): RemoteVersion => ({
  url: `${ROOT}/remoteEntry.js`,
  contract: 1,
  metadata: { version: '1.2.0', integrity: hashesOf(`${ROOT}/remoteEntry.js`, `${ROOT}/routes.js`, `${ROOT}/routes.css`, ...more) },
  extras: { preload: { js: [`${ROOT}/remoteEntry.js`, `${ROOT}/routes.js`], css: [`${ROOT}/routes.css`] }, requires: {} },
});

const SHELL = { integrity: hashesOf('/main.0a1b2c3d.js', '/query.0a1b2c3d.js') };
const SHELL_WITH_SECOND_FILE = { integrity: hashesOf('/main.0a1b2c3d.js', '/federation.0a1b2c3d.js') };
const resolved = (own: RemoteVersion) => ({ revision: 1, remotes: [{ name: 'marketing' as const, release: own }] });
const route = siteRouteOf('/');
const ofRemote = named(`${ROOT}/remoteEntry.js`, `${ROOT}/routes.js`);

describe('the code of a page', () => {
  test('is its remote, entry first, with its styles', () => {
    const { scripts, styles } = pageCodeOf({ shell: SHELL, resolved: resolved(release()), route });
    expect(scripts).toEqual(ofRemote);
    expect(styles).toEqual(named(`${ROOT}/routes.css`));
  });

  test('of a release from before decision 144 is the same: its takeover.js is not asked for', () => {
    expect(pageCodeOf({ shell: SHELL, resolved: resolved(release(`${ROOT}/takeover.js`)), route }).scripts).toEqual(ofRemote);
  });

  test('with a kept shell that loads remotes by a second file names that file, too', () => {
    const { scripts } = pageCodeOf({ shell: SHELL_WITH_SECOND_FILE, resolved: resolved(release()), route });
    expect(scripts).toEqual([...ofRemote, ...named('/federation.0a1b2c3d.js')]);
  });

  test('of nowhere is the shell alone', () => {
    expect(pageCodeOf({ shell: SHELL, resolved: resolved(release()), route: siteRouteOf('/nowhere') }).scripts).toEqual([]);
  });
});
