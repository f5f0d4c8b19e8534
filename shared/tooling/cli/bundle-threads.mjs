import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ROOT } from './steps.mjs';

/**
 * Programs of threads that draw. Each becomes one file with what it uses of the engine, in place of what the compiler
 * wrote: on their own, not with shared parts, for then each would load what any of them needs.
 */
const THREADS = ['generation/threads/engine-thread.js', 'drawing-room/threads/run-task.js', 'brand-kits/makers/kit-maker.js'];

/** Plain code of many modules. Other packages stay where they are: they are native, or read files beside them. */
const TAKEN_IN = /^(@fifteen|culori|zod)(\/|$)/;

const othersOutside = {
  name: 'packages that stay outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[\w@]/ }, ({ path, kind }) => (kind === 'entry-point' || TAKEN_IN.test(path) ? undefined : { path, external: true }));
  },
};

/** A module of ours that reads files beside it finds them from the bundle, too. */
const addressesKept = (bundle) => ({
  name: 'addresses of modules',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[/\\]dist[/\\].*\.js$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return undefined;
      const code = await readFile(path, 'utf8');
      if (!code.includes('import.meta.url')) return undefined;
      const address = JSON.stringify(relative(dirname(bundle), path).replaceAll(sep, '/'));
      return { contents: code.replaceAll('import.meta.url', `new URL(${address}, import.meta.url).href`), resolveDir: dirname(path) };
    });
  },
});

const bundleThread = (program) =>
  build({
    entryPoints: [program],
    outfile: program,
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'inline',
    plugins: [othersOutside, addressesKept(program)],
    logLevel: 'silent',
  });

/** Bundles the compiled gateway's drawing threads. */
export const bundleThreads = async () => {
  try {
    await Promise.all(THREADS.map((name) => bundleThread(join(ROOT, 'api-gateway/dist', name))));
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: `${error.message}` };
  }
};
