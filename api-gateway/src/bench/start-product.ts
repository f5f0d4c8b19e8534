import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../app/main.js', import.meta.url));

export interface RunningProduct {
  readonly url: string;
  /** Of the supervisor: its children are the roles. */
  readonly pid: number;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/** The whole product as customers have it, on a data folder of its own that goes with it. */
export const startProduct = async (environment: Readonly<Record<string, string>>): Promise<RunningProduct> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fifteen-bench-'));
  const child = fork(MAIN, { env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...environment }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const [found] = /http:\/\/localhost:\d+/.exec(line) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error('The product ended before it was ready.')));
  });
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
