import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts';
import { prepareRoles } from '../platform/database/embedded/roles.ts';
import { migrateAt } from '../platform/database/migrate.ts';

const TEMPLATE = 'template_fifteen';

/** What is thrown away after the run need not survive a power cut. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Run by jest's global setup: holds one PostgreSQL with a migrated template while its standard input stays open. */
const keep = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fifteen-tests-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings: FAST });
  await createDatabase(postgres, TEMPLATE);
  const { owner } = await prepareRoles(postgres, TEMPLATE);
  await migrateAt(owner);
  process.stdout.write(`${postgres.urlOf('postgres')}\n`);
  process.stdin.resume();
  process.stdin.once('close', () => {
    void postgres.stop().then(() => rmSync(dataDir, { recursive: true, force: true }));
  });
};

await keep();
