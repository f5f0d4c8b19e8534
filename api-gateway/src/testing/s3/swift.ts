import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBucket } from '../../platform/files/bucket-client.ts';
import type { S3Server } from './s3rver.ts';

/** OpenStack Swift with its S3 layer, from Debian: apt-get install swift-proxy swift-account swift-container swift-object memcached */
const SERVERS = ['account', 'container', 'object'] as const;
const START_MS = 30_000;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const common = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
log_level = ERROR
log_address = ${folder}/no-log
`;

const storageConf = (folder: string, kind: string, port: number): string => `${common(folder, port)}
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;

const proxyConf = (folder: string, port: number, memcached: number): string => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors cache listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
error_suppression_limit = 10000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${memcached}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_fifteen_tests = fifteen-secret .admin
[filter:slo]
use = egg:swift#slo
`;

const makeRing = (folder: string, kind: string, port: number): void => {
  const builder = join(folder, `${kind}.builder`);
  const ring = (...args: string[]): Buffer => execFileSync('swift-ring-builder', [builder, ...args]);
  ring('create', '4', '1', '0');
  ring('add', `r1z1-127.0.0.1:${port}/d1`, '1');
  ring('rebalance');
};

const untilOpen = async (create: () => Promise<unknown>, log: string): Promise<void> => {
  const end = Date.now() + START_MS;
  for (;;) {
    const error = await create().then(() => undefined, (cause: unknown) => cause);
    if (!error) return;
    if (Date.now() > end) throw new Error(`Swift did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`, { cause: error });
    await sleep(300);
  }
};

/** A whole Swift of one device, with one bucket. It runs as root, on free ports, in a folder of its own. */
export const startSwift = async (): Promise<S3Server> => {
  const folder = mkdtempSync(join(tmpdir(), 'fifteen-swift-'));
  mkdirSync(join(folder, 'devices/d1'), { recursive: true });
  const log = join(folder, 'log');
  const output = openSync(log, 'a');
  const start = (program: string, ...args: string[]) => spawn(program, args, { stdio: ['ignore', output, output] });
  const memcached = await freePort();
  const running = [start('memcached', '-u', 'root', '-l', '127.0.0.1', '-p', String(memcached))];
  for (const kind of SERVERS) {
    const port = await freePort();
    writeFileSync(join(folder, `${kind}.conf`), storageConf(folder, kind, port));
    makeRing(folder, kind, port);
    running.push(start(`swift-${kind}-server`, join(folder, `${kind}.conf`)));
  }
  const port = await freePort();
  writeFileSync(join(folder, 'proxy.conf'), proxyConf(folder, port, memcached));
  running.push(start('swift-proxy-server', join(folder, 'proxy.conf')));
  const settings = { endpoint: `http://127.0.0.1:${port}`, bucket: 'fifteen-files', region: 'us-east-1', accessKeyId: 'fifteen:tests', secretAccessKey: 'fifteen-secret', pathStyle: true };
  const { client, name } = openBucket(settings, { maxAttempts: 1 });
  await untilOpen(() => client.send(new CreateBucketCommand({ Bucket: name })), log);
  return {
    settings,
    stop: async () => {
      client.destroy();
      const ended = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of running) child.kill('SIGKILL');
      await Promise.all(ended);
      closeSync(output);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
