/**
 * Whole journeys of customers through a fleet that shares nothing but a database and a bucket, while each of its processes is
 * restarted: npm run bench -- fleet [--gateways N] [--workers N] [--lanes N] [--journeys N] [--s3 s3rver|swift] [--json FILE].
 * It wants haproxy and PgBouncer, and Swift for --s3 swift: apt-get install haproxy pgbouncer.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { socketFolderOf } from '../platform/database/embedded/folders.ts';
import { APP_ROLE, prepareRoles } from '../platform/database/embedded/roles.ts';
import { migrateAt } from '../platform/database/migrate.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { startMailCatcher } from '../platform/mail/stand-in/mail-catcher.ts';
import { freePort } from '../testing/product.ts';
import { startS3Named } from '../testing/s3/s3-servers.ts';
import { startBalancer, startPooler } from './fleet/servers.ts';
import { type RoleOfFleet, startRoleOfFleet } from './fleet/roles.ts';
import { makeJourney } from './load/journey.ts';
import { loggedErrors } from './load/logged-errors.ts';
import { endRun, printRows, type Row } from './rows.ts';

const { values } = parseArgs({
  options: {
    gateways: { type: 'string', default: '3' },
    workers: { type: 'string', default: '2' },
    lanes: { type: 'string', default: '3' },
    journeys: { type: 'string', default: '12' },
    s3: { type: 'string', default: 's3rver' },
    json: { type: 'string' },
  },
});
const DATABASE = 'fleet';
const range = (count: string): number[] => Array.from({ length: Number(count) }, (_, i) => i);

const folder = mkdtempSync(join(tmpdir(), 'fifteen-fleet-'));
const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
const started = <T extends { readonly stop: () => unknown }>(server: T): T => {
  stops.push(server.stop);
  return server;
};

const startFleet = async (): Promise<{ readonly url: string; readonly roles: readonly RoleOfFleet[] }> => {
  const postgres = started(await startEmbeddedPostgres({ dataDir: folder }));
  await createDatabase(postgres, DATABASE);
  const { owner, app } = await prepareRoles(postgres, DATABASE);
  await migrateAt(owner);
  const poolerPort = await freePort();
  started(await startPooler(folder, poolerPort, { socket: socketFolderOf(folder).folder, name: DATABASE, user: APP_ROLE }));
  const s3 = started(await startS3Named(values.s3));
  const mail = started(await startMailCatcher({ environment: 'test', dataDir: folder }, createLogger({ logLevel: 'silent' } as never, 'all')));
  const port = await freePort();
  const shared = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    HOST: '127.0.0.1',
    TRUST_PROXY: '2',
    PUBLIC_URL: `http://localhost:${port}`,
    SECRET_KEY: 'a secret that all processes of this fleet share',
    DATABASE_URL: `postgresql://${APP_ROLE}@127.0.0.1:${poolerPort}/${DATABASE}`,
    DATABASE_DIRECT_URL: app,
    S3_ENDPOINT: s3.settings.endpoint ?? '',
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey ?? '',
    SMTP_URL: mail.url,
    SIGNUPS_AN_HOUR: '1000000',
    DRAIN_SECONDS: '2',
  };
  const ports = await Promise.all(range(values.gateways).map(() => freePort()));
  const roles = await Promise.all([
    ...ports.map((own, i) => startRoleOfFleet(`gateway-${i}`, folder, { ...shared, ROLE: 'gateway', PORT: String(own) })),
    ...range(values.workers).map((i) => startRoleOfFleet(`worker-${i}`, folder, { ...shared, ROLE: 'worker' })),
  ]);
  for (const role of roles) started(role);
  started(await startBalancer(folder, port, ports));
  return { url: `http://127.0.0.1:${port}`, roles };
};

try {
  const { url, roles } = await startFleet();
  process.stdout.write(`${roles.map(({ name }) => name).join(', ')} behind ${url}\n`);
  const errors: string[] = [];
  const steps = new Map<string, number>();
  let [turn, whole, resumed, isRolling] = [0, 0, 0, true];

  const lane = async (): Promise<void> => {
    while (turn < Number(values.journeys) || isRolling) {
      const mine = turn;
      turn += 1;
      await makeJourney({ url, turn: mine, onStep: (name) => void steps.set(name, (steps.get(name) ?? 0) + 1), onResume: () => (resumed += 1) }).then(
        () => (whole += 1),
        (error: unknown) => {
          errors.push(String(error));
          process.stderr.write(`journey ${mine}: ${String(error)}\n`);
        },
      );
    }
  };

  const roll = async (): Promise<number[]> => {
    const codes: number[] = [];
    for (const role of roles) {
      codes.push((await role.roll()) ?? -1);
      process.stdout.write(`${role.name} was restarted; ${whole} journeys, ${errors.length} errors\n`);
    }
    isRolling = false;
    return codes;
  };

  const [codes] = await Promise.all([roll(), ...range(values.lanes).map(lane)]);
  const logged = roles.flatMap(({ name }) => loggedErrors(join(folder, name)));
  for (const words of new Set(logged)) process.stderr.write(`logged: ${words}\n`);
  const rows: Row[] = [
    { name: 'processes that were restarted meanwhile', value: codes.length, digits: 0 },
    { name: 'of them ended in disorder', value: codes.filter((code) => code !== 0).length, digits: 0, aim: 'aim: 0', isMissed: codes.some((code) => code !== 0) },
    { name: 'journeys from sign-up to deletion', value: whole, digits: 0 },
    ...[...steps].map(([name, count]) => ({ name: `  ${name}`, value: count, digits: 0 })),
    { name: 'streams that went on at another gateway', value: resumed, digits: 0 },
    { name: 'journeys that failed', value: errors.length, digits: 0, aim: 'aim: 0', isMissed: errors.length > 0 },
    { name: 'errors that were logged', value: logged.length, digits: 0, aim: 'aim: 0', isMissed: logged.length > 0 },
  ];
  printRows(rows);
  endRun(rows, values.json);
} finally {
  for (const stop of stops.toReversed()) await stop();
}
