import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The outermost folder that has to be made for a file. */
const firstMissing = (path) => (existsSync(dirname(path)) ? path : firstMissing(dirname(path)));

/**
 * Writes all of these files, or leaves everything as it was.
 * @param {string} root
 * @param {ReadonlyMap<string, string>} files texts by paths from the root
 * @throws what the file system said, with everything put back by then
 */
export const writeTogether = (root, files) => {
  const undo = [];
  try {
    for (const [name, text] of files) {
      const path = join(root, name);
      if (existsSync(path)) {
        const before = readFileSync(path);
        undo.push(() => writeFileSync(path, before));
      } else {
        const made = firstMissing(path);
        undo.push(() => existsSync(made) && rmSync(made, { recursive: true }));
        mkdirSync(dirname(path), { recursive: true });
      }
      writeFileSync(path, text);
    }
  } catch (error) {
    for (const putBack of undo.toReversed()) putBack();
    throw error;
  }
};
