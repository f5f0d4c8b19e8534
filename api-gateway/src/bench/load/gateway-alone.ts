import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../platform/config/config.ts';
import { createDatabase, startEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.ts';
import { prepareRoles } from '../../platform/database/embedded/roles.ts';
import { migrateAt } from '../../platform/database/migrate.ts';
import { createPlatform, type Platform } from '../../platform/runtime/platform.ts';
import { Ready } from '../../app/processes/messages.ts';
import { COLLECTABLE } from './collected.ts';

const MAIN = fileURLToPath(new URL('../../app/main.js', import.meta.url));
/** The gateway and this program sign with the same secret. */
const SECRET_KEY = 'a secret that this bench and its gateway share';

export interface GatewayAlone {
  readonly port: number;
  readonly pid: number;
  /** On the same database: what a worker does can be done from here. */
  readonly platform: Platform;
  readonly stop: () => Promise<void>;
}

const portOf = async (child: ChildProcess): Promise<number> => {
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown];
  const ready = Ready.safeParse(message);
  if (!ready.success) throw new Error('The gateway ended before it was ready.');
  return ready.data.port ?? 0;
};

/** The gateway as a process of its own on a new database, without a worker. */
export const startGatewayAlone = async (environment: Readonly<Record<string, string>>): Promise<GatewayAlone> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fifteen-load-'));
  const postgres = await startEmbeddedPostgres({ dataDir });
  await createDatabase(postgres, 'load');
  const { owner, app: databaseUrl } = await prepareRoles(postgres, 'load');
  await migrateAt(owner);
  const variables = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET_KEY, LOG_LEVEL: 'warn' };
  const child = fork(MAIN, { execArgv: [...COLLECTABLE], env: { ...process.env, ...variables, ROLE: 'gateway', ...environment }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const port = await portOf(child);
  const platform = createPlatform(readConfig(variables), databaseUrl);
  return {
    port,
    pid: child.pid ?? 0,
    platform,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await platform.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
