import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Other packages stay outside: they are native, or read files beside them. */
const othersOutside = {
  name: 'packages that stay outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[\w@]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@fifteen/') ? undefined : { path, external: true },
    );
  },
};

/** A module that reads files beside it finds them from the bundle, too. */
const addressesKept = {
  name: 'addresses of modules',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[/\\]src[/\\].*\.ts$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      if (!code.includes('import.meta.url')) return undefined;
      return { contents: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
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
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@fifteen/source'],
    plugins: [othersOutside, addressesKept],
    logLevel: 'silent',
  });
  // Of this process alone: another suite may write the same one now.
  const program = join(folder, `${basename(path, '.ts')}-${process.pid}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(program, outputFiles[0]?.contents ?? '');
  return program;
};
