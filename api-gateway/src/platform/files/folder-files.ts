import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { assertKey, type FileContent, type FilePlace, isKey, isStreamed, type ListedFile } from './file-store.ts';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const missing = (error: unknown): undefined => {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
};

const assertLength = async (path: string, size: number): Promise<void> => {
  const written = (await stat(path)).size;
  if (written !== size) throw new Error(`${written} of ${size} bytes were written`);
};

const writeDurably = async (path: string, content: FileContent): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await writeFile(file, isStreamed(content) ? content.stream() : content);
    if (isStreamed(content)) await assertLength(path, content.size);
    await file.sync();
  } finally {
    await file.close();
  }
};

async function* filesBelow(folder: string, root = folder): AsyncGenerator<ListedFile> {
  const entries = await opendir(folder).catch(missing);
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path, root);
    else {
      const key = relative(root, path);
      // What is still being written has a name that is not a key.
      const found = isKey(key) ? await stat(path).catch(missing) : undefined;
      if (found) yield { key, size: found.size };
    }
  }
}

/** Files in a folder that the gateway and the worker of one machine share. */
export const createFolderFiles = (root: string): FilePlace => {
  const pathOf = (key: string): string => join(root, assertKey(key));

  /** Writes beside the place, then puts it there at once by `place`. */
  const put = async <T>(key: string, content: FileContent, place: (draft: string, path: string) => Promise<T>): Promise<T> => {
    const path = pathOf(key);
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await writeDurably(draft, content);
      return await place(draft, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };

  const placeNew = async (draft: string, path: string): Promise<boolean> => {
    const isNew = await link(draft, path).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      },
    );
    await rm(draft);
    return isNew;
  };

  return {
    write: (key, content) => put(key, content, rename),
    writeNew: (key, content) => put(key, content, placeNew),
    read: (key) => readFile(pathOf(key)),
    open: async (key) => {
      const path = pathOf(key);
      const found = await stat(path, { bigint: true }).catch(missing);
      if (!found) return undefined;
      const { size, ino, ctimeNs } = found;
      return { size: Number(size), stamp: `${ino} ${ctimeNs} ${size}`, stream: (range) => createReadStream(path, range) };
    },
    removeAll: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    list: () => filesBelow(root),
  };
};
