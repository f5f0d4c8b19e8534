import { closeSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';

export interface LogFile {
  /** Never throws. What finds no room is lost, and counted. */
  readonly write: (text: string | Uint8Array) => void;
  /** Writes that were lost since the start. */
  readonly lost: () => number;
  readonly close: () => void;
}

interface Options {
  readonly path: string;
  /** At which a file is put aside. */
  readonly maxBytes: number;
  /** How many are kept, the one in use among them: `worker.log`, `worker.log.1`, ... */
  readonly files: number;
}

/** The parts of the file system that a log uses; tests take them away. */
export interface LogDisk {
  readonly open: (path: string) => number;
  readonly sizeOf: (path: string) => number;
  readonly write: (file: number, bytes: Uint8Array) => number;
  readonly close: (file: number) => void;
  readonly rename: (from: string, to: string) => void;
  readonly remove: (path: string) => void;
}

const DISK: LogDisk = {
  open: (path) => openSync(path, 'a', 0o600),
  sizeOf: (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0,
  write: (file, bytes) => writeSync(file, bytes),
  close: closeSync,
  rename: renameSync,
  remove: (path) => rmSync(path, { force: true }),
};

const NEWLINE = '\n';

const quietly = (work: () => void): boolean => {
  try {
    work();
    return true;
  } catch {
    return false;
  }
};

/**
 * A log of bounded size that is rotated while it is written. A disk that is full or broken costs lines, never the process:
 * whatever the file system says is swallowed.
 */
export const openLogFile = ({ path, maxBytes, files }: Options, disk: LogDisk = DISK): LogFile => {
  let file: number | undefined;
  let size = 0;
  let lost = 0;
  let untold = 0;
  let isCut = false;

  const open = (): boolean =>
    quietly(() => {
      size = disk.sizeOf(path);
      file = disk.open(path);
    });

  const close = (): void => {
    const open = file;
    file = undefined;
    if (open !== undefined) quietly(() => disk.close(open));
  };

  const rotate = (): void => {
    close();
    quietly(() => disk.remove(`${path}.${files - 1}`));
    for (let at = files - 2; at >= 1; at -= 1) quietly(() => disk.rename(`${path}.${at}`, `${path}.${at + 1}`));
    // Where even that fails the file begins again: the cap is what must hold.
    const isAside = files > 1 && quietly(() => disk.rename(path, `${path}.1`));
    if (!isAside) quietly(() => disk.remove(path));
    open();
  };

  const append = (bytes: Uint8Array): void => {
    if (file === undefined && !open()) throw new Error('no log');
    if (size > 0 && size + bytes.length > maxBytes) rotate();
    if (file === undefined) throw new Error('no log');
    const written = disk.write(file, bytes);
    size += written;
    isCut = written < bytes.length;
    if (isCut) throw new Error('no room');
  };

  /** Ends a line that was cut, and says how many writes are missing. */
  const mend = (): void => {
    if (untold === 0) return;
    const line = JSON.stringify({ level: 40, time: new Date().toISOString(), lost: untold, msg: 'the log could not be written for a while' });
    append(Buffer.from(`${isCut ? NEWLINE : ''}${line}${NEWLINE}`));
    untold = 0;
  };

  return {
    write: (text) => {
      const isWritten = quietly(() => {
        mend();
        append(typeof text === 'string' ? Buffer.from(text) : text);
      });
      if (isWritten) return;
      lost += 1;
      untold += 1;
    },
    lost: () => lost,
    close,
  };
};
