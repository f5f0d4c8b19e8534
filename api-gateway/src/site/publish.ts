import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { REMOTE_CONTRACT, REMOTE_NAMES, type Registry, type RemoteName, type RemoteVersion } from '@fifteen/contracts';
import { readLastBuilt, writeLastBuilt } from './last-built.ts';
import { preloadOf, type Preload } from './preload.ts';
import { readRegistry, writeRegistry } from './registry-file.ts';
import { loadFolder, type StaticFile } from './static-folder.ts';

const ENTRY = 'remoteEntry.js';
/** What the build says about itself: read here, not published. */
const REPORT = /^mf-\w+\.json$/;
/** Earlier builds that open tabs may still need. */
const KEPT_VERSIONS = 10;

interface Built {
  readonly name: RemoteName;
  readonly folder: string;
  readonly version: string;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly preload: Preload;
}

type MicroFrontend = NonNullable<Registry['microFrontends'][RemoteName]>;

const digestOf = (files: ReadonlyMap<string, StaticFile>): string => {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort()) hash.update(`${name} ${files.get(name)?.integrity}\n`);
  return hash.digest('hex').slice(0, 8);
};

/** A build made here is named after its content too: what a browser has kept under one name never changes. */
const findBuilt = (repository: string, name: RemoteName): Built | undefined => {
  const folder = join(repository, `mfe-${name}`);
  const dist = join(folder, 'dist');
  if (!existsSync(join(dist, ENTRY))) return undefined;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const all = loadFolder(dist);
  const files = new Map([...all].filter(([file]) => !REPORT.test(file)));
  return { name, folder: dist, version: `${manifest.version}-${digestOf(files)}`, files, preload: preloadOf(all) };
};

const releaseOf = ({ name, version, files, preload }: Built): RemoteVersion => {
  const base = `/r/${name}/${version}`;
  const pathOf = (file: string): string => `${base}/${file}`;
  const integrity = Object.fromEntries([...files.values()].map((file) => [pathOf(file.name), file.integrity]));
  return {
    url: pathOf(ENTRY),
    contract: REMOTE_CONTRACT,
    metadata: { version, integrity },
    extras: { preload: { js: [ENTRY, ...preload.js].map(pathOf), css: preload.css.map(pathOf) }, requires: {} },
  };
};

const copy = ({ name, version, folder }: Built, releasesDir: string): void => {
  const target = join(releasesDir, name, version);
  if (existsSync(target)) return;
  const draft = `${target}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(releasesDir, name), { recursive: true });
  cpSync(folder, draft, { recursive: true, filter: (path) => !REPORT.test(basename(path)) });
  renameSync(draft, target);
};

/** An edit that was taken back gives an earlier version again: it leaves the history and is deployed. */
const withVersion = (known: MicroFrontend | undefined, built: Built): MicroFrontend => {
  const earlier = [...(known?.deployment ?? []).map(({ version }) => version), ...(known?.history ?? [])];
  return {
    deployment: [{ version: built.version, traffic: 100, default: true }],
    history: [...new Set(earlier)].filter((version) => version !== built.version).slice(0, KEPT_VERSIONS),
    versions: { ...known?.versions, [built.version]: releaseOf(built) },
  };
};

const withoutOld = (remote: MicroFrontend): MicroFrontend => {
  const kept = new Set([...remote.deployment.map(({ version }) => version), ...remote.history]);
  return {
    ...remote,
    versions: Object.fromEntries(Object.entries(remote.versions).filter(([version]) => kept.has(version))),
  };
};

const removeOld = (releasesDir: string, name: RemoteName, remote: MicroFrontend): void => {
  for (const version of readdirSync(join(releasesDir, name))) {
    if (!remote.versions[version]) rmSync(join(releasesDir, name, version), { recursive: true });
  }
};

/**
 * Publishes what was built in this checkout: copies it to the releases and points the registry at it.
 * A remote whose build is the one published last is left alone, and with it an operator's choice of another version.
 * Gives the remotes that changed.
 */
export const publishBuilt = (repository: string, releasesDir: string): readonly RemoteName[] => {
  mkdirSync(releasesDir, { recursive: true });
  const registry = readRegistry(releasesDir);
  const lastBuilt = readLastBuilt(releasesDir);
  const fresh = REMOTE_NAMES.flatMap((name) => findBuilt(repository, name) ?? []).filter(
    ({ name, version }) => lastBuilt[name] !== version,
  );
  if (fresh.length === 0) return [];
  for (const built of fresh) copy(built, releasesDir);
  const changed = fresh.map((built) => {
    return [built.name, withoutOld(withVersion(registry.microFrontends[built.name], built))] as const;
  });
  writeRegistry(releasesDir, {
    ...registry,
    revision: registry.revision + 1,
    microFrontends: { ...registry.microFrontends, ...Object.fromEntries(changed) },
  });
  writeLastBuilt(releasesDir, { ...lastBuilt, ...Object.fromEntries(fresh.map(({ name, version }) => [name, version])) });
  for (const [name, remote] of changed) removeOld(releasesDir, name, remote);
  return fresh.map(({ name }) => name);
};
