import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';

/** The concepts of a project that are drawn, in their order: what "like number 3" counts, in a plan as in a drawing. */
export const findConcepts = async (db: Kysely<Database>, projectId: string): Promise<{ title: string; genome: object }[]> => {
  const rows = await db
    .selectFrom('assets')
    .select(['title', 'genome'])
    .where('project_id', '=', projectId)
    .where('asset_type', '=', 'logo_concept')
    .orderBy('slot')
    .execute();
  return rows.flatMap(({ title, genome }) => (title !== null && genome ? [{ title, genome }] : []));
};
