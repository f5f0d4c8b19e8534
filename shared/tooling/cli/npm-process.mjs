import { readFileSync } from 'node:fs';

const CHECK_MS = 250;
const SHELL = /^(ba|da|a|z)?sh$/;

const read = (path) => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
};

const parentOf = (pid) => Number(/^PPid:\s+(\d+)$/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);

/** The npm that runs this script: the parent, or above a shell that stays between. A shell that is replaced is not there. */
const npmNow = () => (SHELL.test(read(`/proc/${process.ppid}/comm`)) ? parentOf(process.ppid) : process.ppid);

/**
 * Calls `stop` when npm is gone without a word. Killed outright it passes on no signal, and what it ran would stay.
 * Does nothing where the script was not started by npm.
 */
export const whenNpmEnds = (stop) => {
  if (!process.env.npm_lifecycle_event) return;
  const npm = npmNow();
  const watch = setInterval(() => {
    if (npmNow() === npm) return;
    clearInterval(watch);
    stop();
  }, CHECK_MS);
  watch.unref();
};
