import { readdir, readFile } from 'node:fs/promises';

const SAMPLE_MS = 150;
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

/** Megabytes of memory in use. */
export interface Memory {
  /** A page that several processes share is counted once, in shares. */
  readonly used: number;
  /** The same page counted in each of them, as `top` adds up. */
  readonly resident: number;
}

const NOTHING: Memory = { used: 0, resident: 0 };

const memoryOf = async (id: number): Promise<Memory> => {
  const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
  const megabytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / MEGABYTE;
  return { used: megabytes('Pss'), resident: megabytes('Rss') };
};

/** Of this process and all that it started. */
const treeMemory = async (): Promise<Memory> => {
  const all = await Promise.all(withDescendants(process.pid, await processes()).map(memoryOf));
  return all.reduce((sum, { used, resident }) => ({ used: sum.used + used, resident: sum.resident + resident }), NOTHING);
};

/** Watches the memory of the whole tree; gives what ends the watching and tells the peaks. */
export const watchMemory = (): (() => Promise<Memory>) => {
  let peak = NOTHING;
  let isOn = true;
  const watching = (async () => {
    while (isOn) {
      const { used, resident } = await treeMemory();
      peak = { used: Math.max(peak.used, used), resident: Math.max(peak.resident, resident) };
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
