import { Decrypter, Encrypter } from 'age-encryption';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { StartError } from '../errors/errors.ts';

/** A part of a backup: a name, and bytes whose number is known. */
export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly stream: () => Readable;
}

/**
 * Writes a tar, gzipped, encrypted with a passphrase by age (age-encryption.org): without this product too it opens with
 * `age -d FILE | tar -xz`. The file is there only once it is whole, on the disk.
 */
export const writeArchive = async (path: string, passphrase: string, write: (add: (entry: ArchiveEntry) => Promise<void>) => Promise<void>): Promise<void> => {
  const draft = `${path}.part`;
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const tar = pack();
  const plain = Readable.toWeb(tar.pipe(createGzip())) as ReadableStream<Uint8Array>;
  const encrypted = Readable.fromWeb((await encrypter.encrypt(plain)) as Parameters<typeof Readable.fromWeb>[0]);
  const written = pipeline(encrypted, createWriteStream(draft, { mode: 0o600 }));
  written.catch((error: unknown) => tar.destroy(error as Error));
  try {
    await write(async ({ name, size, stream }) => {
      const entry = tar.entry({ name, size });
      await pipeline(stream(), entry as unknown as Writable);
    });
    tar.finalize();
    await written;
    const file = await open(draft, 'r+');
    await file.sync().finally(() => file.close());
    await rename(draft, path);
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
};

/** Reads what writeArchive wrote, entry by entry; each stream must be read before the next. */
export async function* readArchive(path: string, passphrase: string): AsyncGenerator<{ readonly name: string; readonly size: number; readonly stream: Readable }> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = createReadStream(path);
  await once(source, 'open').catch((cause: unknown) => {
    throw new StartError(`The backup ${path} cannot be opened.`, { cause });
  });
  const decrypted = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>).catch((cause: unknown) => {
    throw new StartError('This file is not a backup, or BACKUP_PASSPHRASE is not the one it was made with.', { cause });
  });
  const entries = extract();
  const reading = pipeline(Readable.fromWeb(decrypted as Parameters<typeof Readable.fromWeb>[0]), createGunzip(), entries);
  reading.catch(() => undefined);
  for await (const entry of entries) yield { name: entry.header.name, size: entry.header.size ?? 0, stream: entry as unknown as Readable };
  await reading;
}
