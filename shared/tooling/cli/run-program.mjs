import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './steps.mjs';

/**
 * Runs a program of a package with the arguments of this command, on a fresh clone too. Relative paths are meant from where
 * the caller stands, which npm keeps in INIT_CWD.
 * @param {string} program in the package's `dist`, such as `shared/brand-kit/dist/cli/main.js`
 * @param {readonly string[]} targets what it takes of the build
 */
export const runProgram = async (program, targets) => {
  await ensureInstalled();
  await build(targets);
  const child = spawn(process.execPath, [`${ROOT}${program}`, ...process.argv.slice(2)], { cwd: process.env.INIT_CWD ?? process.cwd(), stdio: 'inherit' });
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
};
