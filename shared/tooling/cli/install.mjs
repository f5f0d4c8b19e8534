import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT, run } from './steps.mjs';

const LOCK = `${ROOT}package-lock.json`;
const MARK = `${ROOT}node_modules/.fifteen-installed`;

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');
const installed = () => existsSync(MARK) && readFileSync(MARK, 'utf8') === lockHash();

/** Installs the packages of the lockfile when they are missing or the lockfile has changed. Ends the process on failure. */
export const ensureInstalled = async () => {
  if (installed()) return;
  console.log('Installing packages');
  // Not `npm ci`: it insists that the lockfile lists optional packages for every other platform, and some registries
  // lack those. The lockfile's versions hold here too, and nothing is written back.
  const options = ['--no-save', '--include=dev', '--no-fund', '--no-audit'];
  const { code, output } = await run('npm', ['install', ...options], { quiet: true });
  if (code !== 0) {
    console.error(output.slice(-4000));
    console.error('The packages could not be installed.');
    process.exit(1);
  }
  writeFileSync(MARK, lockHash());
};
