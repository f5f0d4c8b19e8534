import type { ColumnType, Generated } from 'kysely';

export interface AnalyticsEventsTable {
  id: Generated<string>;
  user_id: string;
  project_id: string;
  event_type: string;
  metadata: ColumnType<Record<string, unknown>, string, never>;
  created_at: Date;
}
