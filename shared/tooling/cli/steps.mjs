import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Path of a program that the project's own packages bring. */
export const bin = (name) => `${ROOT}node_modules/.bin/${name}`;

/**
 * Runs a program, in the repository's root unless `cwd` says otherwise, and gives its exit code and, when `quiet`, what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (command, args, { quiet = false, env = {}, cwd = ROOT } = {}) =>
  new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one named step; prints a line for it, and everything it said when it failed. Gives whether it passed. */
export const step = async (name, work) => {
  const since = performance.now();
  const { code, output } = await work();
  const passed = code === 0;
  if (!passed && output) console.log(output.trimEnd());
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds(since)})`);
  return passed;
};

/** Works through a list, two at a time: the product is built on machines with two cores. */
export const twoAtATime = async (items, work) => {
  const queue = [...items];
  const results = [];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) results.push(await work(item));
  };
  await Promise.all([lane(), lane()]);
  return results;
};
