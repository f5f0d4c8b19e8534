import { readFileSync } from 'node:fs';

const KILOBYTE = 1024;

/** Bytes of a process that are in memory now. */
export const residentBytes = (pid: number): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * KILOBYTE;
};

/** Files and connections that a process may have open. Node itself raises the soft limit to the hard one as it starts. */
export const openFilesMax = (pid: number): number => {
  const [, soft] = /^Max open files\s+(\S+)/m.exec(readFileSync(`/proc/${pid}/limits`, 'utf8')) ?? [];
  return soft === 'unlimited' ? Infinity : Number(soft);
};

/** @throws where a process may not open so many. */
export const assertMayOpen = (pid: number, needed: number): void => {
  const most = openFilesMax(pid);
  if (most < needed) throw new Error(`A process here may open ${most} files, and this run needs ${needed}. Raise the hard limit, for example with ulimit -Hn ${needed}, or ask for fewer streams.`);
};
