import type { AnalyticsEventsTable } from './analytics-events.ts';
import type { AssetsTable } from './assets.ts';
import type { CreditAccountsTable, CreditEntriesTable, CreditHoldsTable } from './credits.ts';
import type { ProjectEventsTable } from './project-events.ts';
import type { ProjectsTable } from './projects.ts';
import type { RateLimitsTable } from './rate-limits.ts';
import type { SessionsTable } from './sessions.ts';
import type { UsersTable } from './users.ts';

/** Every table of the product, as Kysely sees it. */
export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  credit_accounts: CreditAccountsTable;
  credit_entries: CreditEntriesTable;
  credit_holds: CreditHoldsTable;
  projects: ProjectsTable;
  assets: AssetsTable;
  project_events: ProjectEventsTable;
  analytics_events: AnalyticsEventsTable;
  rate_limits: RateLimitsTable;
}
