import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { contractFaults } from './contracting.ts';
import { recordStatements } from './record-statements.ts';
import { contract } from './schema-change.ts';

test.each([
  'ALTER TABLE projects DROP COLUMN name',
  'ALTER TABLE projects DROP name',
  'DROP TABLE shares',
  'ALTER TABLE projects RENAME COLUMN name TO title',
  'ALTER TABLE projects RENAME TO works',
  'ALTER TABLE users ALTER COLUMN email TYPE citext',
  'ALTER TABLE users ALTER email SET DATA TYPE varchar(20)',
  'ALTER TABLE users ALTER COLUMN email SET NOT NULL',
  'ALTER TABLE users ADD COLUMN age integer NOT NULL',
  'ALTER TABLE users ALTER COLUMN email DROP DEFAULT',
  'CREATE INDEX a ON assets (project_id)',
  'CREATE UNIQUE INDEX\n a ON ONLY assets (project_id)',
])('a migration that contracts is refused without its marker, and taken with it: %s', async (statement) => {
  const up = (...statements: string[]) => recordStatements({ up: async (db) => { for (const text of statements) await sql.raw(text).execute(db); } });
  expect(contractFaults(await up(statement), ['001-a'])).toHaveLength(1);
  expect(contractFaults(await up(`-- contract: after 001-a\n${statement}`), ['001-a'])).toEqual([]);
  expect(contractFaults(await up(`-- contract: after 002-b\n${statement}`), ['001-a'])).toEqual([expect.stringContaining('names no migration')]);
});

test.each([
  'ALTER TABLE projects ADD COLUMN title text',
  'ALTER TABLE projects ADD COLUMN rank integer NOT NULL DEFAULT 0',
  'ALTER TABLE sessions DROP CONSTRAINT a, ADD CONSTRAINT a CHECK (b)',
  'ALTER TABLE users ALTER COLUMN email DROP NOT NULL',
  'CREATE INDEX CONCURRENTLY a ON assets (project_id)',
  'CREATE TABLE notes (id text NOT NULL); CREATE INDEX n ON notes (id); ALTER TABLE notes ALTER COLUMN id SET NOT NULL',
  "INSERT INTO notes VALUES ('DROP TABLE shares')",
  'CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; END $$',
  '-- DROP TABLE shares\nSELECT 1',
])('a migration that only adds is taken: %s', (statement) => {
  expect(contractFaults([statement], [])).toEqual([]);
});

test('the statement of contract() is a marker, and notes what older releases read', async () => {
  const statements = await recordStatements({ up: async (db) => { await contract('001-a').execute(db); } });
  expect(contractFaults([...statements, 'DROP TABLE shares'], ['001-a'])).toEqual([]);
  expect(statements[0]).toMatch(/INSERT INTO schema_contracts .* VALUES \('001-a'\)/);
  expect(() => contract("x'; --")).toThrow('is not the name of a migration');
});
