import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { createDatabase, startEmbeddedPostgres } from '../database/embedded/embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';

/** What is thrown away after the run need not survive a power cut. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Run by jest's global setup: holds one PostgreSQL with a migrated template while its standard input stays open. */
const keep = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fifteen-tests-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings: FAST });
  const template = new Pool({ connectionString: await createDatabase(postgres, 'template_fifteen') });
  await migrate(template);
  await template.end();
  process.stdout.write(`${postgres.urlOf('postgres')}\n`);
  process.stdin.resume();
  process.stdin.once('close', () => {
    void postgres.stop().then(() => rmSync(dataDir, { recursive: true, force: true }));
  });
};

await keep();
