import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

interface PackedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The same in every file: a date from the clock would change its bytes. */
const DATE = new Date(2026, 0, 1);

/** Formats that are compressed already. */
const isDense = (name: string): boolean => /\.(png|ico|pdf)$/.test(name);

const addAll = (zip: ZipFile, folder: string, files: readonly PackedFile[]): void => {
  for (const { name, bytes } of files) {
    zip.addBuffer(Buffer.from(bytes), `${folder}/${name}`, { mtime: DATE, forceDosTimestamp: true, compress: !isDense(name) });
  }
};

interface Pack {
  /** Everything is in this folder, so that unpacking fills no desktop. */
  readonly folder: string;
  /** Made already: what cannot be made is told before anything is sent. */
  readonly first: readonly PackedFile[];
  /** The rest, part by part. */
  readonly rest: () => AsyncIterable<readonly PackedFile[]>;
  /** Called with all of it, once it was read to its end. */
  readonly keep: (bytes: Buffer) => Promise<void>;
}

/** A zip that is written while it is read; what is no longer read is no longer made. */
export const zipPack = ({ folder, first, rest, keep }: Pack): Readable => {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let isLeft = false;
  const fill = async (): Promise<void> => {
    addAll(zip, folder, first);
    for await (const part of rest()) {
      if (isLeft) return;
      addAll(zip, folder, part);
    }
    zip.end();
  };
  fill().catch((error: unknown) => output.destroy(error as Error));

  async function* kept(): AsyncGenerator<Buffer> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of output) {
        chunks.push(chunk as Buffer);
        yield chunk as Buffer;
      }
      await keep(Buffer.concat(chunks));
    } finally {
      isLeft = true;
    }
  }
  return Readable.from(kept());
};
