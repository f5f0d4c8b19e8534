import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { addressesKept, packagesOutside } from './esbuild-plugins.mjs';

const CONDITION = '@fifteen/source';
/** Bundles of states of the sources that nobody tests any more. */
const KEPT = 3;

const entriesOf = (folder) => {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).map(([path, targets]) => ({
    specifier: join(name, path),
    file: join(name.slice('@fifteen/'.length), path === '.' ? 'index' : path),
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
  for (const { path, contents } of files) {
    const file = join(draft, path.slice(cache.length + 1));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, contents);
  }
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
};

const removeOld = async (cache, current) => {
  const others = (await readdir(cache)).filter((name) => name !== current).sort();
  await Promise.all(others.slice(0, -KEPT).map((name) => rm(join(cache, name), { recursive: true, force: true })));
};

/**
 * Packages of ours as a few files, for the suites of the packages that use them: jest evaluates each module again for each
 * suite, and the engine's thousand take longer than most suites do.
 *
 * @param {string} cache folder that keeps the bundles
 * @param {string[]} folders of the packages; what they import of each other is bundled with them
 * @returns {Promise<Record<string, string>>} jest's `moduleNameMapper` for all that the packages export
 */
export const bundledPackages = async (cache, folders) => {
  const entries = folders.flatMap(entriesOf);
  const sources = new Map(entries.map(({ specifier, source }) => [specifier, source]));
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
    plugins: [packagesOutside((path) => !sources.has(path)), addressesKept],
    logLevel: 'error',
  });
  const name = hashOf(outputFiles);
  const made = await keep(cache, name, outputFiles);
  await removeOld(cache, name);
  return Object.fromEntries(entries.map(({ specifier, file }) => [`^${specifier}$`, join(made, `${file}.mjs`)]));
};
