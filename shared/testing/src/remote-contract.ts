import { REMOTE_CONTRACT, SITE_ROUTES, siteRouteOf, type RemoteModule } from '@fifteen/contracts';
import { describe, expect, test } from '@jest/globals';

interface Page {
  readonly path?: string | undefined;
  readonly children?: readonly Page[] | undefined;
}

/** What its `package.json` says: the build and the release are made by it. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly contract: number;
}

const pathsOf = (pages: readonly Page[]): string[] => pages.flatMap(({ path, children }) => [...(path ? [path] : []), ...pathsOf(children ?? [])]);

/** What the shell, the gateway and the release take for granted of a remote, tested in its own package. */
export const describeRemoteContract = (remote: RemoteModule<Page>, manifest: Manifest): void => {
  describe(`the contract of mfe-${remote.name}`, () => {
    test('its number is the one that the shell loads, in the module and in the manifest', () => {
      expect([remote.contract, manifest.contract]).toEqual([REMOTE_CONTRACT, REMOTE_CONTRACT]);
    });

    test('it is called and numbered as its package is', () => {
      expect([`@fifteen/mfe-${remote.name}`, remote.version]).toEqual([manifest.name, manifest.version]);
    });

    test('it has every page that the table of routes gives it, and none of another remote', () => {
      const paths = pathsOf(remote.routes);
      const given = SITE_ROUTES.filter((route) => route.remote === remote.name).map(({ path }) => path);
      expect(given.filter((path) => !paths.includes(path))).toEqual([]);
      expect(paths.filter((path) => siteRouteOf(path)?.remote !== remote.name)).toEqual([]);
    });
  });
};
