import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
/** What the product is made of on the server; built before it is started. */
const PARTS = ['shared/contracts', 'shared/logo-engine', 'shared/brand-kit', 'api-gateway'];
export const MAIN = join(REPOSITORY, 'api-gateway/dist/app/main.js');

/** Builds what changed, so that a started product is the one of the sources. */
export const buildProduct = (): void => {
  execFileSync(process.execPath, ['shared/tooling/cli/build.mjs', ...PARTS], {
    cwd: REPOSITORY,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
};

/** The whole product as a process of its own, as `npm start` runs it. */
export interface Product {
  readonly process: ChildProcess;
  readonly url: string;
  readonly output: () => string;
  readonly errors: () => string;
  /** Settles with the exit code. */
  readonly ended: Promise<number | null>;
  readonly ready: Promise<void>;
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

interface Start {
  readonly environment: NodeJS.ProcessEnv;
  readonly options?: SpawnOptions;
  /** Runs it through another program. */
  readonly through?: readonly [string, ...string[]];
}

export const startProduct = ({ environment, options = {}, through }: Start): Product => {
  const [program, ...args] = [...(through ?? []), process.execPath, MAIN];
  const child = spawn(program ?? '', args, {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: '/tmp', NODE_ENV: 'test', ...environment },
    ...options,
  });
  let output = '';
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('\n')) resolve();
    });
    void ended.then((code) => reject(new Error(`ended with ${code} before it was ready: ${errors}`)));
  });
  ready.catch(() => undefined);
  const url = `http://localhost:${environment.PORT}`;
  return { process: child, url, output: () => output, errors: () => errors, ended, ready };
};

const parentOf = (pid: string): string => {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[1] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (pid: string): boolean => {
  try {
    // A zombie is not a process any more: only its parent has not asked yet.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** Every process below this one, children of children too. Reads Linux's /proc. */
export const descendants = (pid: number): string[] => {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const below = (parents: readonly string[]): string[] => {
    const children = all.filter((candidate) => parents.includes(parentOf(candidate)));
    return children.length > 0 ? [...children, ...below(children)] : [];
  };
  return below([String(pid)]);
};

/** Waits until none of them lives; gives those that still do after the time. */
export const survivorsOf = async (pids: readonly string[], ms: number): Promise<string[]> => {
  const deadline = Date.now() + ms;
  while (pids.some(isAlive) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 25));
  return pids.filter(isAlive);
};
