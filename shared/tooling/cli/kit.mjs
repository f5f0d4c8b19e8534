import { ENGINE_TARGETS } from './build-targets.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './steps.mjs';
import { spawn } from 'node:child_process';

/**
 * The kit of one logo, on a fresh clone too: npm run kit -- --genome FILE --out DIR
 * Relative paths are meant from where the caller stands, which npm keeps in INIT_CWD.
 */
await ensureInstalled();
await build([...ENGINE_TARGETS, 'shared/brand-kit']);
const program = `${ROOT}shared/brand-kit/dist/cli/main.js`;
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { cwd: process.env.INIT_CWD ?? process.cwd(), stdio: 'inherit' });
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
