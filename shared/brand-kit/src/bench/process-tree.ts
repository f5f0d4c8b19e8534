import { readdir, readFile } from 'node:fs/promises';

const SAMPLE_MS = 100;
const MEGABYTE = 1024;
/** Ticks of /proc are hundredths of a second on every Linux that we run on. */
const TICK_MS = 10;

interface Process {
  readonly id: number;
  readonly parent: number;
}

/** Fields of /proc/ID/stat after the name, which may hold anything; undefined where the process is gone. */
const statOf = async (id: number | 'self'): Promise<readonly string[] | undefined> => {
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => undefined);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ');
};

const processes = async (): Promise<Process[]> => {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = await Promise.all(ids.map(async (id) => ({ id, parent: Number((await statOf(id))?.[1]) })));
  return all.filter(({ parent }) => !Number.isNaN(parent));
};

const withDescendants = (id: number, all: readonly Process[]): number[] => [
  id,
  ...all.filter(({ parent }) => parent === id).flatMap((child) => withDescendants(child.id, all)),
];

/** Memory in use by this process and all that it started, in megabytes. */
const treeMemory = async (): Promise<number> => {
  const ids = withDescendants(process.pid, await processes());
  const kilobytes = await Promise.all(
    ids.map(async (id) => Number((await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')).match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0)),
  );
  return kilobytes.reduce((sum, each) => sum + each, 0) / MEGABYTE;
};

/** Watches the memory of the whole tree; gives what ends the watching and tells the peak. */
export const watchMemory = (): (() => Promise<number>) => {
  let peak = 0;
  let isOn = true;
  const watching = (async () => {
    while (isOn) {
      peak = Math.max(peak, await treeMemory());
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  return async () => {
    isOn = false;
    await watching;
    return peak;
  };
};

/** Processor time of this process and of those that it started and that have ended, in milliseconds. */
export const treeCpu = async (): Promise<number> => {
  const fields = await statOf('self');
  return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields?.[at] ?? 0), 0) * TICK_MS;
};
