import { sql, type Migration } from 'kysely';

/** A deleted project stays for a while, for who changes his mind; lists read past it. */
export const deletedProjects: Migration = {
  up: async (db) => {
    await sql`ALTER TABLE projects ADD COLUMN deleted_at timestamptz`.execute(db);
    await sql`DROP INDEX projects_newest`.execute(db);
    await sql`CREATE INDEX projects_newest ON projects (user_id, created_at DESC, id DESC) WHERE deleted_at IS NULL`.execute(db);
    await sql`CREATE INDEX projects_deleted ON projects (deleted_at) WHERE deleted_at IS NOT NULL`.execute(db);
  },
};
