import type { FilePlace, FileStore } from './file-store.ts';

/**
 * Files while they are moved from one place to another: written to the main one, read from where they are. What is
 * written goes from the other place, so that a file never has two contents, and processes that already run the other
 * way around find it.
 */
export const createMovingFiles = (main: FilePlace, other: FilePlace): FileStore => ({
  write: async (key, content) => {
    await main.write(key, content);
    await other.removeAll(key);
  },
  read: async (key) =>
    main.read(key).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      // Moved meanwhile, it is at the main place again.
      return other.read(key).catch(() => main.read(key));
    }),
  open: async (key) => (await main.open(key)) ?? (await other.open(key)) ?? main.open(key),
  removeAll: async (folder) => {
    await other.removeAll(folder);
    await main.removeAll(folder);
  },
});
