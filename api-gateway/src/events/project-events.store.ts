import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema/database.ts';
import type { StoredAssetUpdate } from '../database/schema/project-events.ts';

export interface ProjectEvent {
  readonly seq: number;
  readonly data: StoredAssetUpdate;
  /** Of the project, as it is now. */
  readonly is_paid: boolean;
}

/** Events read at once; a stream that is further behind takes several rounds. */
export const EVENTS_A_ROUND = 200;

export interface ProjectEventsStore {
  readonly after: (projectId: string, seq: number) => Promise<ProjectEvent[]>;
}

export const createProjectEventsStore = (db: Kysely<Database>): ProjectEventsStore => ({
  after: (projectId, seq) =>
    db
      .selectFrom('project_events')
      .innerJoin('projects', 'projects.id', 'project_events.project_id')
      .select(['seq', 'data', 'is_paid'])
      .where('project_id', '=', projectId)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(EVENTS_A_ROUND)
      .execute(),
});

/** Appends an event, within the transaction that makes it true. */
export const emitProjectEvent = async (
  db: Kysely<Database>,
  projectId: string,
  event: StoredAssetUpdate,
): Promise<void> => {
  await sql`SELECT emit_project_event(${projectId}, ${JSON.stringify(event)}::jsonb)`.execute(db);
};
