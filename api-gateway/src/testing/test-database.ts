import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';

const serverUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run the tests by jest from the root.');
  return url;
};

const onServer = async (statement: string): Promise<void> => {
  const admin = new Pool({ connectionString: serverUrl(), max: 1 });
  await admin.query(statement).finally(() => admin.end());
};

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A migrated database of its own for one suite, copied from the run's template. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE template_fifteen STRATEGY file_copy`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
};
