import { readFileSync } from 'node:fs';
import { visit } from '../visit.ts';
import { residentBytes } from './process-memory.ts';

const ROLES = ['gateway', 'worker'] as const;
export type RoleName = (typeof ROLES)[number];

export interface MemorySample {
  /** Since the first sample. */
  readonly minutes: number;
  readonly pids: Readonly<Record<RoleName, number>>;
  /** Megabytes that each process has in memory. */
  readonly resident: Readonly<Record<RoleName, number>>;
  /** Megabytes of JavaScript objects in the gateway, collected or not. */
  readonly heap: number;
}

const megabytes = (bytes: number): number => bytes / 2 ** 20;

const childrenOf = (pid: number): number[] => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

/** The process of each role, by what it was started with. */
const pidsOf = (supervisor: number): Record<RoleName, number> => {
  const found: Partial<Record<string, number>> = {};
  for (const pid of childrenOf(supervisor)) {
    const [, role] = /(?:^|\0)ROLE=(\w+)\0/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8')) ?? [];
    if (role) found[role] = pid;
  }
  const pidOf = (role: RoleName): number => {
    const pid = found[role];
    if (pid === undefined) throw new Error(`The ${role} does not run.`);
    return pid;
  };
  return { gateway: pidOf('gateway'), worker: pidOf('worker') };
};

/** Looks at the memory of a product that runs. Throws where one of its processes is missing. */
export const openMemoryOf = ({ url, pid, metricsToken }: { readonly url: string; readonly pid: number; readonly metricsToken: string }) => {
  const since = performance.now();
  return async (): Promise<MemorySample> => {
    const pids = pidsOf(pid);
    const { text } = await visit(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    const [, heapBytes] = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(text) ?? [];
    return {
      minutes: (performance.now() - since) / 60_000,
      pids,
      resident: { gateway: megabytes(residentBytes(pids.gateway)), worker: megabytes(residentBytes(pids.worker)) },
      heap: megabytes(Number(heapBytes)),
    };
  };
};
