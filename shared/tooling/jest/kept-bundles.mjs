import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bundles of states of the sources that nobody tests any more. */
const KEPT = 3;

/**
 * Keeps a bundle's files in a folder of the cache. Written under another name and moved: another run may make the same one now.
 *
 * @param {string} cache
 * @param {string} name of the folder
 * @param {import('esbuild').OutputFile[]} files with paths below the cache
 * @returns {Promise<string>} the folder
 */
export const keep = async (cache, name, files) => {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  const draft = `${folder}-${process.pid}`;
  await mkdir(draft, { recursive: true });
  for (const { path, contents } of files) {
    const file = join(draft, path.slice(cache.length + 1));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, contents);
  }
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
  return folder;
};

/**
 * Removes all but the current bundle and a few others.
 * @param {string} cache
 * @param {string} current
 */
export const removeOld = async (cache, current) => {
  const others = (await readdir(cache)).filter((name) => name !== current).sort();
  await Promise.all(others.slice(0, -KEPT).map((name) => rm(join(cache, name), { recursive: true, force: true })));
};
