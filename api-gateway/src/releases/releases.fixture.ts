import type { Pointer, RemoteVersion } from '@fifteen/contracts';
import type { ServedRegistry } from './registry/served-registry.ts';

/** A published version with a script, a stylesheet and a picture. */
export const aRelease = (remote: string, version: string): RemoteVersion => {
  const path = (file: string): string => `/r/${remote}/${version}/${file}`;
  return {
    url: path('remoteEntry.js'),
    contract: 1,
    metadata: { version, integrity: { [path('remoteEntry.js')]: `sha384-${version}js`, [path('main.css')]: `sha384-${version}css`, [path('logo.svg')]: `sha384-${version}svg` } },
    extras: { preload: { js: [path('remoteEntry.js'), path('main.js')], css: [path('main.css')] }, requires: {} },
  };
};

/** The registry of one remote, `info`, with these versions. */
export const aRegistry = ({ deployment, history = [] }: Partial<Pointer> & Pick<Pointer, 'deployment'>, approved: readonly string[] = [], versions = ['1.0.0', '1.1.0', '1.2.0']): ServedRegistry => ({
  schema: 'mfe-registry/1',
  revision: 7,
  approved: new Set(approved),
  microFrontends: { info: { deployment, history, versions: Object.fromEntries(versions.map((version) => [version, aRelease('info', version)])) } },
});
