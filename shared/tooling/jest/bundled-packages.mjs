import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { addressesKept, packagesOutside } from './esbuild-plugins.mjs';

const CONDITION = '@fifteen/source';
/** Bundles of states of the sources that nobody tests any more. */
const KEPT = 3;

const entriesOf = (folder) => {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).map(([path, targets]) => ({
    specifier: join(name, path),
    file: path === '.' ? 'index' : path.slice('./'.length),
    source: join(folder, targets[CONDITION]),
  }));
};

const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const { path, contents } of files) hash.update(path).update(contents);
  return hash.digest('hex').slice(0, 16);
};

/** Written under another name and moved: another run may make the same one now. */
const keep = async (cache, name, files) => {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  const draft = `${folder}-${process.pid}`;
  await mkdir(draft, { recursive: true });
  for (const { path, contents } of files) await writeFile(join(draft, path.slice(cache.length + 1)), contents);
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
};

const removeOld = async (cache, current) => {
  const others = (await readdir(cache)).filter((name) => name !== current).sort();
  await Promise.all(others.slice(0, -KEPT).map((name) => rm(join(cache, name), { recursive: true, force: true })));
};

/**
 * A package of ours as a few files, for the suites of the packages that use it: jest reads each module anew for each
 * suite, and the engine's six hundred take longer than most suites do.
 *
 * @param {string} folder of the package
 * @returns {Promise<Record<string, string>>} jest's `moduleNameMapper` for all that the package exports
 */
export const bundledPackage = async (folder) => {
  const entries = entriesOf(folder);
  const cache = join(folder, '.cache/jest');
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(entries.map(({ file, source }) => [file, source])),
    outdir: cache,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: [CONDITION],
    plugins: [packagesOutside(() => true), addressesKept],
    logLevel: 'error',
  });
  const name = hashOf(outputFiles);
  const made = await keep(cache, name, outputFiles);
  await removeOld(cache, name);
  return Object.fromEntries(entries.map(({ specifier, file }) => [`^${specifier}$`, join(made, `${file}.mjs`)]));
};
