import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema/database.ts';

export interface NewAnalyticsEvent {
  readonly userId: string;
  readonly projectId: string;
  readonly type: string;
  /** JSON. */
  readonly metadata: string;
  readonly at: Date;
}

export interface AnalyticsEventsStore {
  readonly add: (event: NewAnalyticsEvent) => Promise<void>;
}

export const createAnalyticsEventsStore = (db: Kysely<Database>): AnalyticsEventsStore => ({
  add: async ({ userId, projectId, type, metadata, at }) => {
    await db
      .insertInto('analytics_events')
      .values({ user_id: userId, project_id: projectId, event_type: type, metadata, created_at: at })
      .execute();
  },
});
