import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, forget } from './build.mjs';
import { FRONT_ENDS, TARGETS } from './build-targets.mjs';
import { ensureInstalled } from './install.mjs';
import { whenNpmEnds } from './npm-process.mjs';
import { bin, ROOT } from './steps.mjs';

/**
 * Runs the product and builds again on every change: the gateway and the worker restart, open pages reload.
 * `npm run dev -- mfe-info` watches one front end beside the others as they are released here.
 * `npm run dev -- mfe-info --base https://staging.example` runs nothing but that remote, on the site of another environment.
 */
const STOP_MS = 10_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const POLL_MS = 100;

const refuse = (message) => {
  console.error(`${message}\nUsage: npm run dev [-- NAME...] [-- mfe-NAME --base URL]`);
  process.exit(2);
};

const read = () => {
  try {
    return parseArgs({ allowPositionals: true, options: { base: { type: 'string' } } });
  } catch (error) {
    return refuse(error.message);
  }
};

const { positionals: chosen, values } = read();
const unknown = chosen.filter((name) => !FRONT_ENDS.includes(name));
if (unknown.length > 0) refuse(`Unknown: ${unknown.join(', ')}. One of: ${FRONT_ENDS.join(', ')}.`);
if (values.base !== undefined && !URL.canParse(values.base)) refuse(`"${values.base}" is not an address.`);
if (values.base && (chosen.length !== 1 || chosen[0] === 'shell')) refuse('--base runs one remote on the site of another environment: name it.');

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
  keep(bin('tsx'), ['watch', '--clear-screen=false', 'api-gateway/src/app/main.ts'], {
    env: { LIVE_RELOAD: '1', NODE_OPTIONS: '--conditions=@fifteen/source' },
  });

const watchFrontEnd = (folder) => {
  forget(folder);
  keep(bin('webpack'), ['watch', '--mode', 'development', '--config', 'webpack.config.cjs'], { cwd: join(ROOT, folder) });
};

/** Nobody works on the others: they are taken as they are, and made only where there is nothing yet. */
const needed = () =>
  TARGETS.filter(({ name, output }) => !FRONT_ENDS.includes(name) || chosen.includes(name) || !existsSync(join(ROOT, output))).map(({ name }) => name);

const runHere = async () => {
  await build(chosen.length > 0 ? needed() : []);
  watchServer();
  for (const folder of chosen.length > 0 ? chosen : FRONT_ENDS) watchFrontEnd(folder);
};

const untilBuilt = async (dist) => {
  const made = () => ['remoteEntry.js', 'release.json'].every((name) => existsSync(join(dist, name)));
  while (!made()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
};

const runOn = async (base, folder) => {
  const { createProxiedSite } = await import('./proxied-site.mjs');
  const dist = join(ROOT, folder, 'dist');
  watchFrontEnd(folder);
  await untilBuilt(dist);
  const { contract } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const site = createProxiedSite({ base, remote: folder.replace('mfe-', ''), contract, dist });
  console.log(`${folder} of this checkout, on the site of ${base}: ${await site.listen(Number(process.env.PORT ?? 4000))}`);
};

for (const signal of SIGNALS) process.on(signal, () => stopAll(0));
whenNpmEnds(() => stopAll(0));

await ensureInstalled();
try {
  await (values.base ? runOn(values.base, chosen[0]) : runHere());
} catch (error) {
  console.error(error.message);
  await stopAll(1);
}
