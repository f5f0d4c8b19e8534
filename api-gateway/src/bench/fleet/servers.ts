import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 30_000;
const PATH = `${process.env.PATH}:/usr/local/sbin:/usr/sbin:/sbin`;

export interface Server {
  readonly stop: () => Promise<void>;
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const run = async (program: string, args: readonly string[], port: number): Promise<Server> => {
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PATH } });
  let failure = '';
  child.once('error', () => (failure = `${program} is not installed: apt-get install -y haproxy pgbouncer`));
  const deadline = Date.now() + START_MS;
  while (!(await accepts(port))) {
    if (failure || child.exitCode !== null || Date.now() > deadline) throw new Error(failure || `${program} did not start.`);
    await sleep(50);
  }
  return {
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
};

/** Round robin, no stickiness: each request may meet another gateway. One that is not ready gets no new ones. */
export const startBalancer = (folder: string, port: number, gateways: readonly number[]): Promise<Server> => {
  const file = join(folder, 'haproxy.conf');
  writeFileSync(
    file,
    `global
  log stderr format raw local0 warning
defaults
  mode http
  timeout connect 5s
  timeout client 1h
  timeout server 1h
  option redispatch 1
  retries 3
frontend public
  bind 127.0.0.1:${port}
  default_backend gateways
backend gateways
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 300ms fall 1 rise 1
${gateways.map((own, i) => `  server gateway${i} 127.0.0.1:${own}`).join('\n')}
`,
  );
  return run('haproxy', ['-db', '-f', file], port);
};

/** PgBouncer in transaction mode: each transaction may meet another connection. It does not run as root. */
export const startPooler = (folder: string, port: number, database: { readonly socket: string; readonly name: string; readonly user: string }): Promise<Server> => {
  const own = join(folder, 'pgbouncer');
  mkdirSync(own);
  const users = join(own, 'users');
  writeFileSync(users, `"${database.user}" ""\n`);
  const file = join(own, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
${database.name} = host=${database.socket} dbname=${database.name} user=${database.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 12
max_client_conn = 500
verbose = 0
log_connections = 0
log_disconnections = 0
log_stats = 0
logfile = /dev/null
`,
  );
  // As PostgreSQL beside it, whose socket it must reach.
  return process.getuid?.() === 0 ? run('unshare', ['--user', '--map-user=65534', 'pgbouncer', file], port) : run('pgbouncer', [file], port);
};
