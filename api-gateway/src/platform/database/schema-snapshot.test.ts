import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Pool } from 'pg';
import { createTestDatabase } from '../../testing/test-database.ts';
import { REPOSITORY } from '../config/config.ts';
import { schemaSnapshot } from '../../testing/schema-snapshot.ts';

const SNAPSHOT = join(REPOSITORY, 'api-gateway/src/platform/database/migrations/schema.snapshot.sql');

/** After a migration: `WRITE_SCHEMA=1 npm test -w api-gateway -- schema-snapshot`, and read what changed. */
test('schema.snapshot.sql: a freshly migrated database has exactly this schema', async () => {
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url });
  try {
    const schema = await schemaSnapshot(pool);
    if (process.env.WRITE_SCHEMA) writeFileSync(SNAPSHOT, schema);
    expect(schema).toBe(readFileSync(SNAPSHOT, 'utf8'));
  } finally {
    await pool.end();
    await database.drop();
  }
});
