import type { AnalyticsEventsTable } from './analytics-events.ts';
import type { AssetsTable } from './assets.ts';
import type { KitOrdersTable, KitPartsTable } from './brand-kits.ts';
import type { ContactMessagesTable } from './contact-messages.ts';
import type { CreditAccountsTable, CreditEntriesTable, CreditHoldsTable } from './credits.ts';
import type { CspReportsTable } from './csp-reports.ts';
import type { FileRemovalsTable } from './file-removals.ts';
import type { StoredFilesTable } from './stored-files.ts';
import type { IdentitiesTable } from './identities.ts';
import type { KeyGenerationsTable } from './key-generations.ts';
import type { MaintenanceModeTable } from './maintenance-mode.ts';
import type { MailTokensTable } from './mail-tokens.ts';
import type { MailsTable } from './mails.ts';
import type { ModelCallsTable } from './model-calls.ts';
import type {
  DocumentCountersTable,
  InvoicesTable,
  MoneyEntriesTable,
  PaymentEventsTable,
  TransactionsTable,
} from './money.ts';
import type { OauthAttemptsTable } from './oauth-attempts.ts';
import type { OperatorAccountsTable, OperatorAuditTable, OperatorSessionsTable, ProcessStatesTable, RequestFiguresTable } from './operators.ts';
import type { OrdersTable } from './orders.ts';
import type { PasskeyChallengesTable, PasskeysTable } from './passkeys.ts';
import type { ProjectEventsTable } from './project-events.ts';
import type { ProjectsTable } from './projects.ts';
import type { RateLimitsTable } from './rate-limits.ts';
import type { RefinementsTable } from './refinements.ts';
import type {
  KeptShellsTable,
  ReleaseCheckRunsTable,
  ReleaseChecksTable,
  ReleaseFiguresTable,
  ReleaseLogTable,
  ReleasePointersTable,
  ReleaseRenderingsTable,
  ReleaseSealsTable,
  ReleasesTable,
  ReleaseTokensTable,
  ReleaseUploadsTable,
  ReleaseVisitsTable,
} from './releases.ts';
import type { AuthenticatorsTable, PendingSignInsTable, RecoveryCodesTable } from './second-factor.ts';
import type { SecurityEventsTable } from './security-events.ts';
import type { SessionsTable } from './sessions.ts';
import type { PressPagesTable } from './press-pages.ts';
import type { SharesTable, ShareVotesTable } from './shares.ts';
import type {
  IncidentsTable,
  IncidentUpdatesTable,
  PlannedMaintenanceTable,
  StatusBeatsTable,
  StatusDaysTable,
  StatusSamplesTable,
  StatusSubscribersTable,
} from './status.ts';
import type { UsersTable } from './users.ts';

/** Every table of the product, as Kysely sees it. */
export interface Database {
  users: UsersTable;
  model_calls: ModelCallsTable;
  sessions: SessionsTable;
  identities: IdentitiesTable;
  oauth_attempts: OauthAttemptsTable;
  authenticators: AuthenticatorsTable;
  recovery_codes: RecoveryCodesTable;
  pending_sign_ins: PendingSignInsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  mail_tokens: MailTokensTable;
  mails: MailsTable;
  security_events: SecurityEventsTable;
  csp_reports: CspReportsTable;
  key_generations: KeyGenerationsTable;
  file_removals: FileRemovalsTable;
  stored_files: StoredFilesTable;
  credit_accounts: CreditAccountsTable;
  credit_entries: CreditEntriesTable;
  credit_holds: CreditHoldsTable;
  orders: OrdersTable;
  money_entries: MoneyEntriesTable;
  payment_events: PaymentEventsTable;
  document_counters: DocumentCountersTable;
  invoices: InvoicesTable;
  transactions: TransactionsTable;
  projects: ProjectsTable;
  assets: AssetsTable;
  refinements: RefinementsTable;
  kit_orders: KitOrdersTable;
  kit_parts: KitPartsTable;
  project_events: ProjectEventsTable;
  analytics_events: AnalyticsEventsTable;
  rate_limits: RateLimitsTable;
  press_pages: PressPagesTable;
  shares: SharesTable;
  share_votes: ShareVotesTable;
  contact_messages: ContactMessagesTable;
  status_samples: StatusSamplesTable;
  status_days: StatusDaysTable;
  status_beats: StatusBeatsTable;
  incidents: IncidentsTable;
  incident_updates: IncidentUpdatesTable;
  planned_maintenance: PlannedMaintenanceTable;
  status_subscribers: StatusSubscribersTable;
  maintenance_mode: MaintenanceModeTable;
  releases: ReleasesTable;
  release_pointers: ReleasePointersTable;
  release_log: ReleaseLogTable;
  release_checks: ReleaseChecksTable;
  release_check_runs: ReleaseCheckRunsTable;
  release_seals: ReleaseSealsTable;
  release_renderings: ReleaseRenderingsTable;
  release_tokens: ReleaseTokensTable;
  operator_sessions: OperatorSessionsTable;
  operator_accounts: OperatorAccountsTable;
  operator_audit: OperatorAuditTable;
  request_figures: RequestFiguresTable;
  process_states: ProcessStatesTable;
  release_uploads: ReleaseUploadsTable;
  release_figures: ReleaseFiguresTable;
  release_visits: ReleaseVisitsTable;
  kept_shells: KeptShellsTable;
}
