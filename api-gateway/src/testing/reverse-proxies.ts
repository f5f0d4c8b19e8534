import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './product.ts';

const START_MS = 10_000;
/** Debian puts servers where the path of an ordinary user does not look. */
const PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`;

export interface ReverseProxy {
  readonly name: string;
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Program {
  readonly name: string;
  readonly configure: (ports: { readonly own: number; readonly upstream: number }, folder: string) => string;
  readonly args: (file: string, folder: string) => string[];
}

/** Nothing but what a start in a folder of its own needs: every buffer is the default. */
const NGINX: Program = {
  name: 'nginx',
  configure: ({ own, upstream }, folder) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${own};
    location / { proxy_pass http://127.0.0.1:${upstream}; }
  }
}`,
  args: (file, folder) => ['-p', folder, '-c', file, '-e', join(folder, 'error.log')],
};

const HAPROXY: Program = {
  name: 'haproxy',
  configure: ({ own, upstream }) => `
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
frontend public
  bind 127.0.0.1:${own}
  default_backend product
backend product
  server product 127.0.0.1:${upstream}
`,
  args: (file) => ['-db', '-f', file],
};

const assertInstalled = (name: string): void => {
  if (spawnSync(name, ['-v'], { env: { ...process.env, PATH } }).error) {
    throw new Error(`${name} is not installed. "npm test" installs it, or run: apt-get install -y ${name}`);
  }
};

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const untilListening = async (child: ChildProcess, name: string, port: number, said: () => string): Promise<void> => {
  const deadline = Date.now() + START_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${name} did not start: ${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

const start = async ({ name, configure, args }: Program, upstream: number): Promise<ReverseProxy> => {
  assertInstalled(name);
  const folder = mkdtempSync(join(tmpdir(), `fifteen-${name}-`));
  const own = await freePort();
  const file = join(folder, `${name}.conf`);
  writeFileSync(file, configure({ own, upstream }, folder));
  const child = spawn(name, args(file, folder), { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PATH } });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await untilListening(child, name, own, () => output);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { name, url: `http://127.0.0.1:${own}`, stop };
};

/** The nginx of this machine with its default buffers, in front of a port of this machine. */
export const startNginx = (upstream: number): Promise<ReverseProxy> => start(NGINX, upstream);

/** The same for haproxy. */
export const startHaproxy = (upstream: number): Promise<ReverseProxy> => start(HAPROXY, upstream);
