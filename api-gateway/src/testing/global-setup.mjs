import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const keeper = fileURLToPath(new URL('./postgres-keeper.ts', import.meta.url));

/** Starts one PostgreSQL for the whole jest run; each suite makes its own database in it. */
// oxlint-disable-next-line import/no-default-export -- jest reads the default export
export default async function setup() {
  const child = spawn(process.execPath, ['--conditions=@fifteen/source', '--import', 'tsx', keeper], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  globalThis.postgresKeeper = child;
  process.env.TEST_DATABASE_URL = await new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()));
    child.once('exit', (code) => reject(new Error(`The database for tests did not start (${code}).`)));
  });
}
