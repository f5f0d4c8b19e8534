import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './steps.mjs';

/**
 * What a part of the product takes, on a fresh clone too: npm run bench -- engine [--runs N] [--json FILE]
 * The engine is run in the gateway's own threads: this is the one place that may know both.
 */
const [part, ...options] = process.argv.slice(2);
if (part !== 'engine') {
  console.error('Usage: npm run bench -- engine [--runs N] [--briefs NAME,NAME] [--json FILE]');
  process.exit(2);
}
await ensureInstalled();
await build(['shared/contracts', 'shared/logo-engine', 'api-gateway']);
const program = `${ROOT}shared/logo-engine/dist/node/bench/main.js`;
const threads = pathToFileURL(`${ROOT}api-gateway/dist/generation/engine-threads.js`).href;
const child = spawn(process.execPath, [program, '--threads', threads, ...options], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  stdio: 'inherit',
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
