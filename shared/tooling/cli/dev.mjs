import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, forget } from './build.mjs';
import { FRONT_ENDS } from './build-targets.mjs';
import { ensureInstalled } from './install.mjs';
import { whenNpmEnds } from './npm-process.mjs';
import { bin, ROOT } from './steps.mjs';

/**
 * Runs the product and builds again on every change: the gateway and the worker start anew, open pages reload.
 * `npm run dev -- mfe-info` watches one front end and takes the others as they are built.
 */
const STOP_MS = 10_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !FRONT_ENDS.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. One of: ${FRONT_ENDS.join(', ')}`);
  process.exit(2);
}

const children = [];
let stopping = false;

const stopAll = async (code) => {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  process.exit(code);
};

/** Groups of their own: Ctrl-C reaches this process alone, which stops all of them. */
const keep = (command, args, { cwd = ROOT, env = {} } = {}) => {
  const child = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  child.once('exit', (code) => stopAll(code ?? 1));
  children.push(child);
};

const watchServer = () =>
  keep(bin('tsx'), ['watch', '--clear-screen=false', 'api-gateway/src/main.ts'], {
    env: { LIVE_RELOAD: '1', NODE_OPTIONS: '--conditions=@fifteen/source' },
  });

const watchFrontEnd = (folder) => {
  forget(folder);
  keep(bin('webpack'), ['watch', '--mode', 'development', '--config', 'webpack.config.cjs'], { cwd: join(ROOT, folder) });
};

for (const signal of SIGNALS) process.on(signal, () => stopAll(0));
whenNpmEnds(() => stopAll(0));

await ensureInstalled();
try {
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
watchServer();
for (const folder of chosen.length > 0 ? chosen : FRONT_ENDS) watchFrontEnd(folder);
