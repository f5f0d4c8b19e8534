import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';
import type { StoredAssetUpdate } from '../../platform/database/schema/project-events.ts';

export interface ProjectEvent {
  readonly seq: number;
  readonly data: StoredAssetUpdate;
  /** Of the project, as it is now. */
  readonly is_paid: boolean;
}

/** Events read at once; a stream that is further behind takes several rounds. */
export const EVENTS_A_ROUND = 200;

export interface ProjectEventsStore {
  /** Undefined where there is no such project any more. */
  readonly after: (projectId: string, seq: number) => Promise<ProjectEvent[] | undefined>;
}

const live = (db: Kysely<Database>, projectId: string) =>
  db.selectFrom('projects').where('projects.id', '=', projectId).where('projects.deleted_at', 'is', null);

export const createProjectEventsStore = (db: Kysely<Database>): ProjectEventsStore => ({
  after: async (projectId, seq) => {
    const news = await live(db, projectId)
      .innerJoin('project_events', 'project_events.project_id', 'projects.id')
      .select(['seq', 'data', 'is_paid'])
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(EVENTS_A_ROUND)
      .execute();
    if (news.length > 0) return news;
    const project = await live(db, projectId).select('projects.id').executeTakeFirst();
    return project && news;
  },
});

/** Appends an event, within the transaction that makes it true. */
export const emitProjectEvent = async (
  db: Kysely<Database>,
  projectId: string,
  event: StoredAssetUpdate,
): Promise<void> => {
  await sql`SELECT emit_project_event(${projectId}, ${JSON.stringify(event)}::jsonb)`.execute(db);
};
