import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, run } from './steps.mjs';

/**
 * Programs of threads that draw. Each becomes one file with what it uses of the engine: on their own, not with shared
 * parts, for then each would load what any of them needs. The compiler's output is replaced by a few lines that load it.
 */
const THREADS = ['rendering/background-pool/threads/engine-thread.js', 'app/threads/run-task.js', 'kits/brand-kits/makers/kit-maker.js'];

/** Plain code of many modules. Other packages stay where they are: they are native, or read files beside them. */
const TAKEN_IN = /^(@fifteen|any-ascii|culori|zod)(\/|$)/;

const LOADER = fileURLToPath(new URL('load-program.mjs', import.meta.url));
const LISTER = fileURLToPath(new URL('list-tasks.mjs', import.meta.url));

const othersOutside = {
  name: 'packages that stay outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[\w@]/ }, ({ path, kind }) => (kind === 'entry-point' || TAKEN_IN.test(path) ? undefined : { path, external: true }));
  },
};

/** A module of ours that reads files beside it finds them from the bundle, too. */
const addressesKept = (entry) => ({
  name: 'addresses of modules',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[/\\]dist[/\\].*\.js$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return undefined;
      const code = await readFile(path, 'utf8');
      if (!code.includes('import.meta.url')) return undefined;
      const address = JSON.stringify(relative(dirname(entry), path).replaceAll(sep, '/'));
      return { contents: code.replaceAll('import.meta.url', `new URL(${address}, __address).href`), resolveDir: dirname(path) };
    });
  },
});

const programOf = (entry) => entry.replace(/\.js$/, '.program.cjs');

/** CommonJS: imported, packages of that kind are each searched for the names that they export (docs/decisions/060). */
const bundleProgram = (entry) =>
  build({
    entryPoints: [entry],
    outfile: programOf(entry),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    // A dynamic import becomes a late `require`.
    supported: { 'dynamic-import': false },
    legalComments: 'inline',
    plugins: [othersOutside, addressesKept(entry)],
    logLevel: 'silent',
  });

/** The pool calls tasks by name: each waits for the program. */
const loaderOf = (entry, names) => `import { loadProgram } from ${JSON.stringify(LOADER)};
const program = loadProgram(new URL(${JSON.stringify(`./${programOf(entry).split(sep).at(-1)}`)}, import.meta.url), import.meta.url);
const task = (name) => async (...given) => (await program)[name](...given);
${names.map((name) => `export const ${name} = task(${JSON.stringify(name)});`).join('\n')}
`;

const writeLoader = (entry, names) =>
  build({
    stdin: { contents: loaderOf(entry, names), resolveDir: dirname(entry), sourcefile: 'loader.js' },
    outfile: entry,
    allowOverwrite: true,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });

const bundleThread = async (entry) => {
  await bundleProgram(entry);
  const { code, output } = await run(process.execPath, [LISTER, programOf(entry), entry], { quiet: true });
  if (code !== 0) throw new Error(output);
  await writeLoader(entry, JSON.parse(output.trim().split('\n').at(-1) ?? '[]'));
};

/** Bundles the compiled gateway's drawing threads. */
export const bundleThreads = async () => {
  try {
    for (const name of THREADS) await bundleThread(join(ROOT, 'api-gateway/dist', name));
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: `${error.message}` };
  }
};
