import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { addressesKept, packagesOutside } from './esbuild-plugins.mjs';
import { keep, removeOld } from './kept-bundles.mjs';

const CONDITION = '@fifteen/source';

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
