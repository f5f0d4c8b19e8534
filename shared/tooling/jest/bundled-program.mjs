import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { addressesKept, packagesOutside } from './esbuild-plugins.mjs';

/**
 * A program of our sources as one file, for suites that start it again and again: read module by module, a start takes
 * far longer.
 *
 * @param {URL} source a TypeScript file in the `src` of a package; its other packages are found from there
 * @returns {Promise<string>} the program's path
 */
export const bundledProgram = async (source) => {
  const path = fileURLToPath(source);
  const [packageFolder] = path.split('/src/');
  const folder = join(packageFolder ?? '', '.cache/programs');
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@fifteen/source'],
    plugins: [packagesOutside((name) => !name.startsWith('@fifteen/')), addressesKept],
    logLevel: 'silent',
  });
  // Of this process alone: another suite may write the same one now.
  const program = join(folder, `${basename(path, '.ts')}-${process.pid}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(program, outputFiles[0]?.contents ?? '');
  return program;
};
