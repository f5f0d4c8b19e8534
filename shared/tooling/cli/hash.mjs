import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'coverage']);
const TEST = /\.test\.tsx?$/;

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || TEST.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

/** Hash of everything in a package that a build of it can read: names and contents, tests and outputs apart. */
export const hashOfFolder = (folder) => {
  const hash = createHash('sha256');
  for (const path of filesBelow(join(ROOT, folder)).sort()) hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  return hash.digest('hex');
};

/** Hash of one file, or of nothing where it is missing. */
export const hashOfFile = (path) => {
  const file = join(ROOT, path);
  return createHash('sha256').update(existsSync(file) ? readFileSync(file) : '').digest('hex');
};
