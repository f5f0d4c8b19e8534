import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Effort } from '../effort.ts';

export interface ColdStart extends Effort {
  /** Until the modules were there. */
  loaded: number;
}

const PROGRAM = fileURLToPath(new URL('main.js', import.meta.url));
const STARTS = 3;

/** The middle one of some first sets, each in a process of its own and in one thread. */
export async function coldStart(profile: string): Promise<ColdStart> {
  const starts: ColdStart[] = [];
  for (let i = 0; i < STARTS; i += 1) {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, profile]);
    starts.push(JSON.parse(stdout) as ColdStart);
  }
  return starts.sort((one, other) => one.wall - other.wall)[STARTS >> 1] as ColdStart;
}
