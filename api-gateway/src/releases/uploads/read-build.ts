import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteName, Version, type RemoteVersion } from '@fifteen/contracts';
import { z } from 'zod';
import { loadFolder, type StaticFile } from '../bundles/static-folder.ts';
import { preloadOf } from './preload.ts';
import type { Release } from '../registry/releases.service.ts';

const ENTRY = 'remoteEntry.js';
/** What the build says about itself: read here, not served. */
const REPORT = /^(mf-\w+|release)\.json$/;

/** Written by the webpack preset of remotes. */
const BuildReport = z.object({
  name: RemoteName,
  version: Version,
  contract: z.int(),
  /** Modules that the shell must provide, by their ranges. */
  requires: z.record(z.string(), z.string()),
});
type BuildReport = z.infer<typeof BuildReport>;

export interface Build {
  readonly report: BuildReport;
  readonly files: readonly StaticFile[];
  readonly preload: { readonly js: readonly string[]; readonly css: readonly string[] };
}

/** The build in a folder such as `mfe-info/dist`; undefined where there is none. Throws where it is not a remote's. */
export const readBuild = (folder: string): Build | undefined => {
  if (!existsSync(join(folder, ENTRY))) return undefined;
  const report = BuildReport.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')));
  const all = loadFolder(folder);
  return { report, files: [...all.values()].filter(({ name }) => !REPORT.test(name)), preload: preloadOf(all) };
};

/** A build that nobody named is named after its content too: what a browser has kept under one name never changes. */
export const versionByContent = ({ report, files }: Build): string => {
  const hash = createHash('sha256');
  for (const { name, integrity } of [...files].sort((a, b) => (a.name < b.name ? -1 : 1))) hash.update(`${name} ${integrity}\n`);
  return `${report.version}-${hash.digest('hex').slice(0, 8)}`;
};

/** The build as it is published under a version. */
export const releaseOf = ({ report, files, preload }: Build, version: string): Release => {
  const pathOf = (file: string): string => `/r/${report.name}/${version}/${file}`;
  const release: RemoteVersion = {
    url: pathOf(ENTRY),
    contract: report.contract,
    metadata: { version, integrity: Object.fromEntries(files.map(({ name, integrity }) => [pathOf(name), integrity])) },
    extras: {
      preload: { js: [ENTRY, ...preload.js].map(pathOf), css: preload.css.map(pathOf) },
      requires: report.requires,
    },
  };
  return { remote: report.name, release, files };
};
