import { describe, expect, test } from '@jest/globals';
import { siteRouteOf, type RemoteVersion } from '@fifteen/contracts';
import type { PrerenderedPage } from '../prerender/rendering.ts';
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

const SHELL = { integrity: hashesOf('/main.0a1b2c3d.js', '/federation.0a1b2c3d.js') };
const SHELL_OF_BEFORE = { integrity: hashesOf('/main.0a1b2c3d.js') };
const TAKEOVER = `${ROOT}/takeover.js`;
const drawn: PrerenderedPage = { html: '', page: { path: '/', still: true } };
const resolved = (own: RemoteVersion) => ({ revision: 1, remotes: [{ name: 'marketing' as const, release: own }] });
const route = siteRouteOf('/');
const federated = named(`${ROOT}/remoteEntry.js`, `${ROOT}/routes.js`, '/federation.0a1b2c3d.js');

describe('the code of a page', () => {
  test('that was drawn is the file of the release that takes it over, without the federation', () => {
    const { takeover, scripts, styles } = pageCodeOf({ shell: SHELL, resolved: resolved(release(TAKEOVER)), route, drawn });
    expect(takeover).toEqual({ remote: 'marketing', path: TAKEOVER });
    expect(scripts).toEqual(named(TAKEOVER));
    expect(styles).toEqual(named(`${ROOT}/routes.css`));
  });

  test.each([
    ['that the browser draws', { shell: SHELL, own: release(TAKEOVER), drawn: undefined }],
    ['of a release that has no such file', { shell: SHELL, own: release(), drawn }],
  ])('%s is the remote, and what loads remotes', (_which, { shell, own, drawn: page }) => {
    expect(pageCodeOf({ shell, resolved: resolved(own), route, drawn: page })).toMatchObject({ takeover: undefined, scripts: federated });
  });

  test('with a shell of before is the remote: it loads remotes by its first file', () => {
    const code = pageCodeOf({ shell: SHELL_OF_BEFORE, resolved: resolved(release(TAKEOVER)), route, drawn });
    expect(code).toMatchObject({ takeover: undefined, scripts: federated.slice(0, 2) });
  });

  test('of nowhere is the shell alone', () => {
    expect(pageCodeOf({ shell: SHELL, resolved: resolved(release()), route: siteRouteOf('/nowhere'), drawn: undefined }).scripts).toEqual([]);
  });
});
