import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** To whom objects of customers belong, by id. Most ids that are guessed belong to nobody. */
export type OwnersOf = (ids: readonly string[]) => Promise<readonly string[]>;

export const ownersOfIn =
  (db: Db): OwnersOf =>
  async (ids) => {
    const wanted = sql`ANY(${[...ids]}::uuid[])`;
    const { rows } = await sql<{ user_id: string }>`
      SELECT user_id FROM projects WHERE id = ${wanted}
      UNION SELECT user_id FROM projects JOIN assets ON assets.project_id = projects.id WHERE assets.id = ${wanted}
      UNION SELECT user_id FROM projects JOIN kit_orders ON kit_orders.project_id = projects.id WHERE kit_orders.id = ${wanted}
      UNION SELECT user_id FROM refinements WHERE id = ${wanted}
      UNION SELECT user_id FROM orders WHERE id = ${wanted}
      UNION SELECT user_id FROM sessions WHERE id = ${wanted}`.execute(db);
    return rows.map(({ user_id }) => user_id);
  };
