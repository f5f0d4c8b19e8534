import { randomBytes } from 'node:crypto';
import { Pool } from 'pg';
import { admitTo, APP_ROLE, OWNER_ROLE } from '../platform/database/embedded/roles.ts';

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
  /** In the role that may change the schema. */
  readonly ownerUrl: string;
  readonly drop: () => Promise<void>;
}

/** A migrated database of its own for one suite, copied from the run's template, in the role that the product has. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE template_fifteen STRATEGY file_copy`);
  for (const statement of admitTo(name)) await onServer(statement);
  const urlAs = (role: string): string => Object.assign(new URL(serverUrl()), { pathname: `/${name}`, username: role }).href;
  return { url: urlAs(APP_ROLE), ownerUrl: urlAs(OWNER_ROLE), drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
};
