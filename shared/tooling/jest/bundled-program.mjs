import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { addressesKept, packagesOutside } from './esbuild-plugins.mjs';

const OPTIONS = {
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  conditions: ['@fifteen/source'],
  plugins: [packagesOutside((name) => !name.startsWith('@fifteen/')), addressesKept],
  logLevel: 'silent',
};

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
  const { outputFiles } = await build({ ...OPTIONS, entryPoints: [path] });
  // Of this process alone: another suite may write the same one now.
  const program = join(folder, `${basename(path, '.ts')}-${process.pid}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(program, outputFiles[0]?.contents ?? '');
  return program;
};

/**
 * Programs of our sources that many suites start, with what they share in files of its own. A thread that reads the engine
 * from TypeScript takes five seconds of a processor longer.
 *
 * @param {string} folder below the package whose dependencies they load; it is made
 * @param {Record<string, string>} programs paths of TypeScript files by the names that they get: `name` becomes `name.mjs`
 */
export const bundledPrograms = async (folder, programs) => {
  const { outputFiles } = await build({ ...OPTIONS, entryPoints: programs, outdir: folder, outExtension: { '.js': '.mjs' }, splitting: true });
  for (const { path, contents } of outputFiles) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
  }
};
