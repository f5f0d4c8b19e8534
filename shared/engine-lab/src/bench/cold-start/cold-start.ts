import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Effort } from '../effort.ts';

const PROGRAM = fileURLToPath(new URL('main.js', import.meta.url));
const STARTS = 3;

/** What it takes from nothing, since the process began. */
export interface ColdStart {
  /** The threads have loaded what they need. */
  ready: Effort;
  set: Effort;
  /** The first concept can be seen. */
  first: Effort;
  withPictures: Effort;
}

/** The middle one of some first sets, each in a process of its own that starts the product's threads. */
export async function coldStart(threads: string, profile: string): Promise<ColdStart> {
  const starts: ColdStart[] = [];
  for (let i = 0; i < STARTS; i += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, threads, profile]);
    starts.push(JSON.parse(stdout) as ColdStart);
  }
  return starts.sort((one, other) => one.set.wall - other.set.wall)[STARTS >> 1] as ColdStart;
}
