import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Mails that are kept; older ones go. */
const KEPT = 200;

/** `<milliseconds>-<random>.eml`: the order of names is the order of arrival. */
const NAME = /^\d{13}-[\da-f]{8}$/;

export interface MailFolder {
  readonly add: (id: string, source: Buffer) => Promise<void>;
  /** Newest first. */
  readonly ids: () => Promise<string[]>;
  readonly read: (id: string) => Promise<Buffer | undefined>;
}

const none = (error: unknown): undefined => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
  throw error;
};

/** Mails as files in the data folder: the worker catches them, the gateway shows them. */
export const mailFolderIn = (dataDir: string): MailFolder => {
  const folder = join(dataDir, 'dev-mail');
  const ids = async (): Promise<string[]> => {
    const names = (await readdir(folder).catch(none)) ?? [];
    return names.map((name) => name.replace(/\.eml$/, '')).filter((id) => NAME.test(id)).sort().reverse();
  };
  return {
    ids,
    add: async (id, source) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${id}.part`), source, { mode: 0o600 });
      await rename(join(folder, `${id}.part`), join(folder, `${id}.eml`));
      for (const old of (await ids()).slice(KEPT)) await rm(join(folder, `${old}.eml`), { force: true });
    },
    read: async (id) => (NAME.test(id) ? readFile(join(folder, `${id}.eml`)).catch(none) : undefined),
  };
};
