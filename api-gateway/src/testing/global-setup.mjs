import { spawn } from 'node:child_process';
import { mkdtemp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledPrograms } from '@fifteen/tooling/jest/bundled-program.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** What the gateway runs in threads and processes of their own, and what suites start as a role. */
const PROGRAMS = {
  'engine-thread': at('../rendering/background-pool/threads/engine-thread.ts'),
  'run-task': at('../app/threads/run-task.ts'),
  'hash-thread': at('../identity/passwords/threads/hash-thread.ts'),
  'kit-maker': at('../kits/brand-kits/makers/kit-maker.ts'),
  'render-thread': at('../releases/prerender/threads/render-thread.ts'),
  main: at('../app/main.ts'),
  'quick-worker': at('./quick-worker.ts'),
};

/** The address of one PostgreSQL for the whole jest run; each suite makes its own database in it. */
const startPostgres = () => {
  const child = spawn(process.execPath, ['--conditions=@fifteen/source', '--import', 'tsx', at('./postgres-keeper.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  globalThis.postgresKeeper = child;
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()));
    child.once('exit', (code) => reject(new Error(`The database for tests did not start (${code}).`)));
  });
};

/** A folder with the programs of this state of the sources; below the package, so that they find its dependencies. */
const bundle = async () => {
  await mkdir(at('../../.cache'), { recursive: true });
  const folder = await mkdtemp(join(at('../../.cache'), 'programs-'));
  globalThis.bundledPrograms = folder;
  await bundledPrograms(folder, PROGRAMS);
  return folder;
};

/** Starts what all suites of a jest run share, and says by the environment where it is. */
// oxlint-disable-next-line import/no-default-export -- jest reads the default export
export default async function setup() {
  [process.env.TEST_DATABASE_URL, process.env.TEST_PROGRAMS] = await Promise.all([startPostgres(), bundle()]);
}
