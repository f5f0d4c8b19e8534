import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { whenNpmEnds } from './npm-process.mjs';
import { ROOT } from './steps.mjs';

/** Installs what is missing, builds what changed, then runs the product until it receives a signal to stop. */
const MAIN = join(ROOT, 'api-gateway/dist/app/main.js');

const launch = () => {
  // The channel tells the product when this process is gone, however it went.
  const product = fork(MAIN, { cwd: ROOT, detached: true });
  const stop = () => product.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  whenNpmEnds(stop);
  product.on('exit', (code) => process.exit(code ?? 1));
};

try {
  await ensureInstalled();
  const { build } = await import('./build.mjs');
  await build();
  launch();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
