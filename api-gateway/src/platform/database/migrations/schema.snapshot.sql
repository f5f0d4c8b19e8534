-- tables

TABLE analytics_events
  created_at timestamp with time zone NOT NULL
  event_type text NOT NULL
  id bigint NOT NULL IDENTITY
  metadata jsonb NOT NULL
  project_id uuid NOT NULL
  user_id uuid NOT NULL
TABLE assets
  asset_type text NOT NULL DEFAULT 'logo_concept'::text
  attempts integer NOT NULL DEFAULT 0
  background text
  company_name text
  completed_at timestamp with time zone
  edits jsonb
  fingerprint text
  genome jsonb
  id uuid NOT NULL DEFAULT gen_random_uuid()
  is_favourite boolean NOT NULL DEFAULT false
  nearest_mark jsonb
  parent_asset_id uuid
  project_id uuid NOT NULL
  reasons jsonb NOT NULL DEFAULT '[]'::jsonb
  refinement_id uuid
  scores jsonb
  slot integer NOT NULL
  status text NOT NULL DEFAULT 'pending'::text
  studio text NOT NULL
  title text
TABLE authenticators
  confirmed_at timestamp with time zone
  created_at timestamp with time zone NOT NULL
  last_step bigint NOT NULL DEFAULT 0
  secret text NOT NULL
  user_id uuid NOT NULL
TABLE contact_messages
  created_at timestamp with time zone NOT NULL
  email text NOT NULL
  email_key text NOT NULL
  id uuid NOT NULL DEFAULT gen_random_uuid()
  message text NOT NULL
  name text NOT NULL
  subject text NOT NULL
  topic text
TABLE credit_accounts
  available integer NOT NULL DEFAULT 0
  held integer NOT NULL DEFAULT 0
  user_id uuid NOT NULL
TABLE credit_entries
  available_after integer NOT NULL
  available_change integer NOT NULL
  created_at timestamp with time zone NOT NULL DEFAULT now()
  held_after integer NOT NULL
  held_change integer NOT NULL
  id bigint NOT NULL IDENTITY
  kind text NOT NULL
  ref text NOT NULL
  user_id uuid NOT NULL
TABLE credit_holds
  amount integer NOT NULL
  created_at timestamp with time zone NOT NULL DEFAULT now()
  id text NOT NULL
  settled integer NOT NULL DEFAULT 0
  settled_at timestamp with time zone
  state text NOT NULL DEFAULT 'open'::text
  user_id uuid NOT NULL
TABLE csp_reports
  blocked text NOT NULL
  count integer NOT NULL
  day date NOT NULL
  directive text NOT NULL
  first_at timestamp with time zone NOT NULL
  last_at timestamp with time zone NOT NULL
  page text NOT NULL
  release text NOT NULL
TABLE document_counters
  last integer NOT NULL
  series text NOT NULL
TABLE file_removals
  asked_at timestamp with time zone NOT NULL
  folder text NOT NULL
TABLE identities
  created_at timestamp with time zone NOT NULL
  email text NOT NULL
  provider text NOT NULL
  subject text NOT NULL
  user_id uuid NOT NULL
TABLE incident_updates
  at timestamp with time zone NOT NULL
  id integer NOT NULL IDENTITY
  incident_id integer NOT NULL
  text text NOT NULL
TABLE incidents
  id integer NOT NULL IDENTITY
  opened_at timestamp with time zone NOT NULL
  resolved_at timestamp with time zone
  severity text NOT NULL
  title text NOT NULL
TABLE invoices
  amount_cents integer NOT NULL
  buyer_email text
  buyer_name text
  corrects text
  currency text NOT NULL
  description text NOT NULL
  issued_at timestamp with time zone NOT NULL
  kind text NOT NULL
  number text NOT NULL
  order_id uuid NOT NULL
  project_name text
  seller jsonb NOT NULL
  tax_cents integer NOT NULL
  tax_percent numeric(5,2) NOT NULL
  user_id uuid NOT NULL
TABLE kept_shells
  integrity jsonb NOT NULL
  started_at timestamp with time zone NOT NULL
  version text NOT NULL
TABLE key_generations
  active_from timestamp with time zone NOT NULL
  generation integer NOT NULL
  name text NOT NULL
  retired_at timestamp with time zone
  salt text NOT NULL
TABLE kit_orders
  asset_id uuid NOT NULL
  created_at timestamp(3) with time zone NOT NULL
  details jsonb NOT NULL
  id uuid NOT NULL DEFAULT gen_random_uuid()
  project_id uuid NOT NULL
  seq integer NOT NULL DEFAULT 1
  touched_at timestamp(3) with time zone NOT NULL
TABLE kit_parts
  attempts integer NOT NULL DEFAULT 0
  completed_at timestamp with time zone
  files jsonb NOT NULL DEFAULT '[]'::jsonb
  files_round integer
  order_id uuid NOT NULL
  part text NOT NULL
  queued_at timestamp with time zone NOT NULL DEFAULT now()
  round integer NOT NULL DEFAULT 1
  share real NOT NULL DEFAULT 0
  status text NOT NULL DEFAULT 'waiting'::text
TABLE mail_tokens
  created_at timestamp with time zone NOT NULL
  expires_at timestamp with time zone NOT NULL
  id uuid NOT NULL DEFAULT gen_random_uuid()
  purpose text NOT NULL
  user_id uuid NOT NULL
TABLE mails
  created_at timestamp with time zone NOT NULL
  data jsonb NOT NULL
  failed_at timestamp with time zone
  held_until timestamp with time zone
  id uuid NOT NULL DEFAULT gen_random_uuid()
  recipient text NOT NULL
  ref text NOT NULL
  sent_at timestamp with time zone
  template text NOT NULL
  tries integer NOT NULL DEFAULT 0
  user_id uuid
TABLE maintenance_mode
  message text
  resumes_at timestamp with time zone NOT NULL
  since timestamp with time zone NOT NULL
  sole boolean NOT NULL DEFAULT true
TABLE model_calls
  answered boolean NOT NULL DEFAULT false
  at timestamp with time zone NOT NULL
  cost bigint
  id bigint NOT NULL IDENTITY
  input_tokens integer
  milliseconds integer
  model text NOT NULL
  output_tokens integer
  project_id uuid
  prompt text NOT NULL
  quote bigint NOT NULL
  task text NOT NULL
  user_id uuid
TABLE money_entries
  amount_cents integer NOT NULL
  created_at timestamp with time zone NOT NULL
  id bigint NOT NULL IDENTITY
  kind text NOT NULL
  order_id uuid NOT NULL
  ref text NOT NULL
  user_id uuid NOT NULL
TABLE oauth_attempts
  browser_hash text NOT NULL
  code_verifier text NOT NULL
  expires_at timestamp with time zone NOT NULL
  nonce text NOT NULL
  redirect_url text NOT NULL
  state_hash text NOT NULL
TABLE operator_accounts
  created_at timestamp with time zone NOT NULL
  email text NOT NULL
  groups jsonb NOT NULL
  id uuid NOT NULL DEFAULT gen_random_uuid()
  is_email_verified boolean NOT NULL
  issuer text NOT NULL
  role text NOT NULL
  signed_in_at timestamp with time zone NOT NULL
  subject text NOT NULL
TABLE operator_audit
  account_id uuid
  action text NOT NULL
  actor text NOT NULL
  address text NOT NULL
  at timestamp with time zone NOT NULL
  browser text NOT NULL
  detail text NOT NULL
  id bigint NOT NULL IDENTITY
  target text NOT NULL
  token_id uuid
TABLE operator_sessions
  account_id uuid
  browser text NOT NULL
  created_at timestamp with time zone NOT NULL
  ended_at timestamp with time zone
  hash text NOT NULL
  id uuid NOT NULL
  seen_at timestamp with time zone NOT NULL
  token_id uuid
TABLE orders
  amount_cents integer NOT NULL
  checked_at timestamp with time zone
  checkout_url text
  created_at timestamp(3) with time zone NOT NULL
  credits integer
  currency text NOT NULL
  dispute text
  id uuid NOT NULL DEFAULT gen_random_uuid()
  kind text NOT NULL
  number text NOT NULL DEFAULT numbered('ORD'::text, now(), nextval('order_numbers'::regclass))
  package_id text
  paid_at timestamp(3) with time zone
  payment_intent_id text
  project_id uuid
  refund_reason text
  refund_requested_at timestamp with time zone
  refunded_cents integer NOT NULL DEFAULT 0
  session_id text
  status text NOT NULL DEFAULT 'pending'::text
  user_id uuid NOT NULL
TABLE passkey_challenges
  challenge_hash text NOT NULL
  expires_at timestamp with time zone NOT NULL
  session_id uuid
TABLE passkeys
  counter bigint NOT NULL
  created_at timestamp with time zone NOT NULL
  credential_id text NOT NULL
  id uuid NOT NULL DEFAULT gen_random_uuid()
  is_synced boolean NOT NULL
  last_used_at timestamp with time zone
  name text NOT NULL
  public_key bytea NOT NULL
  transports text[] NOT NULL
  user_id uuid NOT NULL
TABLE payment_events
  handled_at timestamp with time zone
  id text NOT NULL
  payment_intent_id text
  received_at timestamp with time zone NOT NULL
  session_id text
  type text NOT NULL
TABLE pending_sign_ins
  challenge_hash text NOT NULL
  clears text
  expires_at timestamp with time zone NOT NULL
  is_remembered boolean NOT NULL
  method text NOT NULL
  user_id uuid NOT NULL
TABLE planned_maintenance
  cancelled_at timestamp with time zone
  created_at timestamp with time zone NOT NULL
  ends_at timestamp with time zone NOT NULL
  id integer NOT NULL IDENTITY
  impact text NOT NULL
  starts_at timestamp with time zone NOT NULL
  title text NOT NULL
TABLE press_pages
  boilerplate text NOT NULL
  created_at timestamp with time zone NOT NULL
  id uuid NOT NULL DEFAULT gen_random_uuid()
  project_id uuid NOT NULL
  revoked_at timestamp with time zone
  token text NOT NULL
TABLE process_states
  free_bytes bigint
  instance text NOT NULL
  log_lines_lost integer NOT NULL
  lost_at timestamp with time zone
  low_since timestamp with time zone
  role text NOT NULL
  seen_at timestamp with time zone NOT NULL
  started_at timestamp with time zone NOT NULL
TABLE project_events
  data jsonb NOT NULL
  project_id uuid NOT NULL
  seq integer NOT NULL
TABLE projects
  avoided text[]
  created_at timestamp(3) with time zone NOT NULL
  deleted_at timestamp with time zone
  diversity double precision
  event_seq integer NOT NULL DEFAULT 0
  id uuid NOT NULL DEFAULT gen_random_uuid()
  idempotency_key text
  is_paid boolean NOT NULL DEFAULT false
  model_turn text
  name text NOT NULL
  notes jsonb NOT NULL DEFAULT '[]'::jsonb
  own_logo_rights_at timestamp with time zone
  plan_attempts integer NOT NULL DEFAULT 0
  planned_at timestamp with time zone
  queued_at timestamp with time zone NOT NULL DEFAULT now()
  request_hash text NOT NULL
  seed integer NOT NULL
  selected_asset_id uuid
  taste_profile jsonb NOT NULL
  uploaded_image_url text
  user_id uuid NOT NULL
TABLE rate_limits
  key text NOT NULL
  used integer NOT NULL
  window_ends_at timestamp with time zone NOT NULL
TABLE recovery_codes
  hash text NOT NULL
  user_id uuid NOT NULL
TABLE refinements
  by_model boolean NOT NULL DEFAULT false
  created_at timestamp(3) with time zone NOT NULL
  id uuid NOT NULL DEFAULT gen_random_uuid()
  idempotency_key text
  not_understood jsonb NOT NULL
  notes jsonb NOT NULL DEFAULT '[]'::jsonb
  parent_asset_id uuid NOT NULL
  plan_attempts integer NOT NULL DEFAULT 0
  planned_at timestamp with time zone
  project_id uuid NOT NULL
  prompt text
  request_hash text NOT NULL
  seed integer NOT NULL
  studio text
  understood jsonb NOT NULL
  user_id uuid NOT NULL
TABLE release_check_runs
  asked_at timestamp with time zone NOT NULL
  asked_by text NOT NULL
  message text
  remote text NOT NULL
  state text NOT NULL
  version text NOT NULL
TABLE release_checks
  checked_at timestamp with time zone NOT NULL
  checked_by text NOT NULL
  findings jsonb NOT NULL
  remote text NOT NULL
  version text NOT NULL
TABLE release_figures
  failed integer NOT NULL
  minute timestamp with time zone NOT NULL
  remote text NOT NULL
  version text NOT NULL
  visits integer NOT NULL
TABLE release_log
  action text NOT NULL
  actor text NOT NULL
  at timestamp with time zone NOT NULL
  detail text NOT NULL
  id bigint NOT NULL IDENTITY
  remote text NOT NULL
  revision integer NOT NULL
  version text NOT NULL
TABLE release_pointers
  autos jsonb NOT NULL DEFAULT '{}'::jsonb
  built jsonb NOT NULL
  id smallint NOT NULL
  pointers jsonb NOT NULL
  revision integer NOT NULL
  shell jsonb
TABLE release_renderings
  integrity text NOT NULL
  remote text NOT NULL
  rendered_at timestamp with time zone NOT NULL
  renderer integer NOT NULL
  shell text NOT NULL
  source text NOT NULL
TABLE release_seals
  kind text NOT NULL
  remote text NOT NULL
  seal text NOT NULL
  version text NOT NULL
TABLE release_tokens
  created_at timestamp with time zone NOT NULL
  created_by text NOT NULL
  hash text NOT NULL
  id uuid NOT NULL
  name text NOT NULL
  revoked_at timestamp with time zone
  scope text NOT NULL
  used_at timestamp with time zone
TABLE release_uploads
  integrity text NOT NULL
  sent_at timestamp with time zone NOT NULL
TABLE release_visits
  failed boolean NOT NULL DEFAULT false
  network bytea NOT NULL
  remote text NOT NULL
  served_at timestamp with time zone NOT NULL
  version text NOT NULL
  visitor bytea NOT NULL
  voted_at timestamp with time zone
TABLE releases
  published_at timestamp with time zone NOT NULL
  published_by text NOT NULL
  release jsonb NOT NULL
  remote text NOT NULL
  version text NOT NULL
TABLE request_figures
  answers integer NOT NULL
  call text NOT NULL
  minute timestamp with time zone NOT NULL
  slow integer NOT NULL
  status smallint NOT NULL
TABLE schema_contracts
  after text NOT NULL
TABLE security_events
  at timestamp with time zone NOT NULL
  count integer NOT NULL DEFAULT 1
  counted_as text
  detail jsonb NOT NULL DEFAULT '{}'::jsonb
  id bigint NOT NULL IDENTITY
  kind text NOT NULL
  last_at timestamp with time zone
  network_key text
  session_id uuid
  user_id uuid
TABLE sessions
  created_at timestamp with time zone NOT NULL
  device text NOT NULL DEFAULT ''::text
  expires_at timestamp with time zone NOT NULL
  generation integer NOT NULL DEFAULT 0
  id uuid NOT NULL DEFAULT gen_random_uuid()
  method text NOT NULL DEFAULT 'password'::text
  network_key text NOT NULL
  repeatable boolean NOT NULL DEFAULT false
  revoked_at timestamp with time zone
  revoked_reason text
  rotated_at timestamp with time zone NOT NULL
  user_id uuid NOT NULL
TABLE share_votes
  asset_id uuid NOT NULL
  created_at timestamp with time zone NOT NULL
  share_id uuid NOT NULL
  voter text NOT NULL
TABLE shares
  created_at timestamp with time zone NOT NULL
  id uuid NOT NULL DEFAULT gen_random_uuid()
  only_favourites boolean NOT NULL
  project_id uuid NOT NULL
  revoked_at timestamp with time zone
  shows_owner boolean NOT NULL
  token text NOT NULL
TABLE status_beats
  answered boolean NOT NULL
  at timestamp with time zone NOT NULL
  milliseconds integer
  service text NOT NULL
TABLE status_days
  day date NOT NULL
  degraded integer NOT NULL
  first_at timestamp with time zone NOT NULL
  operational integer NOT NULL
  outage integer NOT NULL
  service text NOT NULL
TABLE status_samples
  milliseconds integer
  minute timestamp with time zone NOT NULL
  service text NOT NULL
  state text NOT NULL
TABLE status_subscribers
  asked_at timestamp with time zone NOT NULL
  confirmed_at timestamp with time zone
  email text NOT NULL
  email_key text NOT NULL
  id uuid NOT NULL DEFAULT gen_random_uuid()
TABLE stored_files
  bytes bigint NOT NULL
  key text NOT NULL
  project_id uuid NOT NULL
  sha256 bytea NOT NULL
  stored_at timestamp with time zone NOT NULL DEFAULT now()
TABLE transactions
  amount_cents integer
  balance integer NOT NULL
  created_at timestamp(3) with time zone NOT NULL
  credits integer NOT NULL
  id bigint NOT NULL IDENTITY
  invoice_number text
  kind text NOT NULL
  number text NOT NULL
  order_id uuid
  ref text NOT NULL
  type text NOT NULL
  user_id uuid NOT NULL
TABLE users
  avatar_url text
  created_at timestamp with time zone NOT NULL
  disowned_at timestamp with time zone
  email text NOT NULL
  email_key text NOT NULL
  email_verified_at timestamp with time zone
  full_name text
  id uuid NOT NULL DEFAULT gen_random_uuid()
  password_hash text
  second_factor_at timestamp with time zone

-- constraints

CONSTRAINT analytics_events.analytics_events_pkey PRIMARY KEY (id)
CONSTRAINT analytics_events.analytics_events_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE
CONSTRAINT analytics_events.analytics_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
CONSTRAINT assets.assets_asset_type_check CHECK ((asset_type = ANY (ARRAY['logo_concept'::text, 'simple_refinement'::text, 'edited'::text])))
CONSTRAINT assets.assets_parent_asset_id_fkey FOREIGN KEY (parent_asset_id) REFERENCES assets(id) ON DELETE CASCADE
CONSTRAINT assets.assets_pkey PRIMARY KEY (id)
CONSTRAINT assets.assets_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE
CONSTRAINT assets.assets_refinement_id_fkey FOREIGN KEY (refinement_id) REFERENCES refinements(id) ON DELETE CASCADE
CONSTRAINT assets.assets_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'completed'::text, 'failed'::text])))
CONSTRAINT authenticators.authenticators_pkey PRIMARY KEY (user_id)
CONSTRAINT authenticators.authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
CONSTRAINT contact_messages.contact_messages_pkey PRIMARY KEY (id)
CONSTRAINT credit_accounts.credit_accounts_available_check CHECK ((available >= 0))
CONSTRAINT credit_accounts.credit_accounts_held_check CHECK ((held >= 0))
CONSTRAINT credit_accounts.credit_accounts_pkey PRIMARY KEY (user_id)
CONSTRAINT credit_entries.credit_entries_available_after_check CHECK ((available_after >= 0))
CONSTRAINT credit_entries.credit_entries_held_after_check CHECK ((held_after >= 0))
CONSTRAINT credit_entries.credit_entries_kind_check CHECK ((kind = ANY (ARRAY['grant'::text, 'purchase'::text, 'hold'::text, 'capture'::text, 'release'::text, 'clawback'::text])))
CONSTRAINT credit_entries.credit_entries_kind_ref_key UNIQUE (kind, ref)
CONSTRAINT credit_entries.credit_entries_pkey PRIMARY KEY (id)
CONSTRAINT credit_entries.credit_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES credit_accounts(user_id)
CONSTRAINT credit_holds.credit_holds_amount_check CHECK ((amount > 0))
CONSTRAINT credit_holds.credit_holds_check CHECK (((settled >= 0) AND (settled <= amount)))
CONSTRAINT credit_holds.credit_holds_pkey PRIMARY KEY (id)
CONSTRAINT credit_holds.credit_holds_state_check CHECK ((state = ANY (ARRAY['open'::text, 'captured'::text, 'released'::text, 'settled'::text])))
CONSTRAINT credit_holds.credit_holds_user_id_fkey FOREIGN KEY (user_id) REFERENCES credit_accounts(user_id)
CONSTRAINT csp_reports.csp_reports_pkey PRIMARY KEY (day, directive, blocked, page, release)
CONSTRAINT document_counters.document_counters_pkey PRIMARY KEY (series)
CONSTRAINT file_removals.file_removals_pkey PRIMARY KEY (folder)
CONSTRAINT identities.identities_pkey PRIMARY KEY (provider, subject)
CONSTRAINT identities.identities_provider_check CHECK ((provider = 'google'::text))
CONSTRAINT identities.identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
CONSTRAINT incident_updates.incident_updates_incident_id_fkey FOREIGN KEY (incident_id) REFERENCES incidents(id) ON DELETE CASCADE
CONSTRAINT incident_updates.incident_updates_pkey PRIMARY KEY (id)
CONSTRAINT incidents.incidents_pkey PRIMARY KEY (id)
CONSTRAINT incidents.incidents_severity_check CHECK ((severity = ANY (ARRAY['minor'::text, 'major'::text, 'maintenance'::text])))
CONSTRAINT invoices.invoices_amount_cents_check CHECK ((amount_cents > 0))
CONSTRAINT invoices.invoices_check CHECK (((kind = 'credit_note'::text) = (corrects IS NOT NULL)))
CONSTRAINT invoices.invoices_corrects_fkey FOREIGN KEY (corrects) REFERENCES invoices(number)
CONSTRAINT invoices.invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text])))
CONSTRAINT invoices.invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
CONSTRAINT invoices.invoices_pkey PRIMARY KEY (number)
CONSTRAINT kept_shells.kept_shells_pkey PRIMARY KEY (version)
CONSTRAINT key_generations.key_generations_generation_check CHECK ((generation >= 0))
CONSTRAINT key_generations.key_generations_pkey PRIMARY KEY (name, generation)
CONSTRAINT kit_orders.kit_orders_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES assets(id) ON DELETE CASCADE
CONSTRAINT kit_orders.kit_orders_pkey PRIMARY KEY (id)
CONSTRAINT kit_orders.kit_orders_project_id_asset_id_key UNIQUE (project_id, asset_id)
CONSTRAINT kit_orders.kit_orders_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE
CONSTRAINT kit_parts.kit_parts_order_id_fkey FOREIGN KEY (order_id) REFERENCES kit_orders(id) ON DELETE CASCADE
CONSTRAINT kit_parts.kit_parts_pkey PRIMARY KEY (order_id, part)
CONSTRAINT kit_parts.kit_parts_share_check CHECK (((share >= (0)::double precision) AND (share <= (1)::double precision)))
CONSTRAINT kit_parts.kit_parts_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'processing'::text, 'completed'::text, 'failed'::text])))
CONSTRAINT mail_tokens.mail_tokens_pkey PRIMARY KEY (id)
CONSTRAINT mail_tokens.mail_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['reset'::text, 'verify'::text])))
CONSTRAINT mail_tokens.mail_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
CONSTRAINT mails.mails_pkey PRIMARY KEY (id)
CONSTRAINT mails.mails_ref_key UNIQUE (ref)
CONSTRAINT mails.mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
CONSTRAINT maintenance_mode.maintenance_mode_pkey PRIMARY KEY (sole)
CONSTRAINT maintenance_mode.maintenance_mode_sole_check CHECK (sole)
CONSTRAINT model_calls.model_calls_cost_check CHECK ((cost >= 0))
CONSTRAINT model_calls.model_calls_pkey PRIMARY KEY (id)
CONSTRAINT model_calls.model_calls_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE SET NULL
CONSTRAINT model_calls.model_calls_quote_check CHECK ((quote >= 0))
CONSTRAINT model_calls.model_calls_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
CONSTRAINT money_entries.money_entries_amount_cents_check CHECK ((amount_cents <> 0))
CONSTRAINT money_entries.money_entries_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text])))
CONSTRAINT money_entries.money_entries_kind_ref_key UNIQUE (kind, ref)
CONSTRAINT money_entries.money_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
CONSTRAINT money_entries.money_entries_pkey PRIMARY KEY (id)
CONSTRAINT oauth_attempts.oauth_attempts_pkey PRIMARY KEY (state_hash)
CONSTRAINT operator_accounts.operator_accounts_issuer_subject_key UNIQUE (issuer, subject)
CONSTRAINT operator_accounts.operator_accounts_pkey PRIMARY KEY (id)
CONSTRAINT operator_accounts.operator_accounts_role_check CHECK ((role = ANY (ARRAY['viewer'::text, 'releaser'::text, 'operator'::text])))
CONSTRAINT operator_audit.operator_audit_pkey PRIMARY KEY (id)
CONSTRAINT operator_sessions.operator_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES operator_accounts(id) ON DELETE CASCADE
CONSTRAINT operator_sessions.operator_sessions_hash_key UNIQUE (hash)
CONSTRAINT operator_sessions.operator_sessions_owner CHECK ((num_nonnulls(token_id, account_id) = 1))
CONSTRAINT operator_sessions.operator_sessions_pkey PRIMARY KEY (id)
CONSTRAINT operator_sessions.operator_sessions_token_id_fkey FOREIGN KEY (token_id) REFERENCES release_tokens(id) ON DELETE CASCADE
CONSTRAINT orders.orders_amount_cents_check CHECK ((amount_cents > 0))
CONSTRAINT orders.orders_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= amount_cents)))
CONSTRAINT orders.orders_check1 CHECK (((kind = 'credits'::text) = (credits IS NOT NULL)))
CONSTRAINT orders.orders_check2 CHECK (((kind = 'brand-kit'::text) = (project_id IS NOT NULL)))
CONSTRAINT orders.orders_check3 CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL)))
CONSTRAINT orders.orders_check4 CHECK (((refunded_cents = 0) OR (status = 'paid'::text)))
CONSTRAINT orders.orders_credits_check CHECK ((credits > 0))
CONSTRAINT orders.orders_dispute_check CHECK ((dispute = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])))
CONSTRAINT orders.orders_kind_check CHECK ((kind = ANY (ARRAY['credits'::text, 'brand-kit'::text])))
CONSTRAINT orders.orders_number_key UNIQUE (number)
CONSTRAINT orders.orders_payment_intent_id_key UNIQUE (payment_intent_id)
CONSTRAINT orders.orders_pkey PRIMARY KEY (id)
CONSTRAINT orders.orders_session_id_key UNIQUE (session_id)
CONSTRAINT orders.orders_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'paid'::text, 'failed'::text, 'expired'::text])))
CONSTRAINT passkey_challenges.passkey_challenges_pkey PRIMARY KEY (challenge_hash)
CONSTRAINT passkey_challenges.passkey_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
CONSTRAINT passkeys.passkeys_credential_id_key UNIQUE (credential_id)
CONSTRAINT passkeys.passkeys_pkey PRIMARY KEY (id)
CONSTRAINT passkeys.passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
CONSTRAINT payment_events.payment_events_pkey PRIMARY KEY (id)
CONSTRAINT pending_sign_ins.pending_sign_ins_method_check CHECK ((method = ANY (ARRAY['password'::text, 'google'::text])))
CONSTRAINT pending_sign_ins.pending_sign_ins_pkey PRIMARY KEY (challenge_hash)
CONSTRAINT pending_sign_ins.pending_sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
CONSTRAINT planned_maintenance.planned_maintenance_check CHECK ((ends_at > starts_at))
CONSTRAINT planned_maintenance.planned_maintenance_pkey PRIMARY KEY (id)
CONSTRAINT press_pages.press_pages_pkey PRIMARY KEY (id)
CONSTRAINT press_pages.press_pages_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE
CONSTRAINT press_pages.press_pages_token_key UNIQUE (token)
CONSTRAINT process_states.process_states_pkey PRIMARY KEY (instance)
CONSTRAINT process_states.process_states_role_check CHECK ((role = ANY (ARRAY['gateway'::text, 'worker'::text])))
CONSTRAINT project_events.project_events_pkey PRIMARY KEY (project_id, seq)
CONSTRAINT project_events.project_events_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE
CONSTRAINT projects.projects_model_turn_check CHECK ((model_turn = ANY (ARRAY['queued'::text, 'asked'::text, 'done'::text])))
CONSTRAINT projects.projects_pkey PRIMARY KEY (id)
CONSTRAINT projects.projects_selected_asset FOREIGN KEY (selected_asset_id) REFERENCES assets(id) ON DELETE SET NULL
CONSTRAINT projects.projects_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
CONSTRAINT projects.projects_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key)
CONSTRAINT rate_limits.rate_limits_pkey PRIMARY KEY (key)
CONSTRAINT recovery_codes.recovery_codes_pkey PRIMARY KEY (user_id, hash)
CONSTRAINT recovery_codes.recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
CONSTRAINT refinements.refinements_parent_asset_id_fkey FOREIGN KEY (parent_asset_id) REFERENCES assets(id) ON DELETE CASCADE
CONSTRAINT refinements.refinements_pkey PRIMARY KEY (id)
CONSTRAINT refinements.refinements_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE
CONSTRAINT refinements.refinements_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
CONSTRAINT refinements.refinements_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key)
CONSTRAINT release_check_runs.release_check_runs_pkey PRIMARY KEY (remote, version)
CONSTRAINT release_check_runs.release_check_runs_remote_version_fkey FOREIGN KEY (remote, version) REFERENCES releases(remote, version) ON DELETE CASCADE
CONSTRAINT release_check_runs.release_check_runs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text])))
CONSTRAINT release_checks.release_checks_pkey PRIMARY KEY (remote, version)
CONSTRAINT release_checks.release_checks_remote_version_fkey FOREIGN KEY (remote, version) REFERENCES releases(remote, version) ON DELETE CASCADE
CONSTRAINT release_figures.release_figures_pkey PRIMARY KEY (remote, version, minute)
CONSTRAINT release_figures.release_figures_remote_version_fkey FOREIGN KEY (remote, version) REFERENCES releases(remote, version) ON DELETE CASCADE
CONSTRAINT release_log.release_log_action_check CHECK ((action = ANY (ARRAY['publish'::text, 'check'::text, 'promote'::text, 'canary'::text, 'rollback'::text, 'prune'::text])))
CONSTRAINT release_log.release_log_pkey PRIMARY KEY (id)
CONSTRAINT release_pointers.release_pointers_id_check CHECK ((id = 1))
CONSTRAINT release_pointers.release_pointers_pkey PRIMARY KEY (id)
CONSTRAINT release_renderings.release_renderings_pkey PRIMARY KEY (remote, source, shell, renderer)
CONSTRAINT release_seals.release_seals_kind_check CHECK ((kind = ANY (ARRAY['browser'::text, 'start'::text])))
CONSTRAINT release_seals.release_seals_pkey PRIMARY KEY (remote, version, kind)
CONSTRAINT release_seals.release_seals_remote_version_fkey FOREIGN KEY (remote, version) REFERENCES releases(remote, version) ON DELETE CASCADE
CONSTRAINT release_tokens.release_tokens_hash_key UNIQUE (hash)
CONSTRAINT release_tokens.release_tokens_pkey PRIMARY KEY (id)
CONSTRAINT release_uploads.release_uploads_pkey PRIMARY KEY (integrity)
CONSTRAINT release_visits.release_visits_pkey PRIMARY KEY (remote, version, visitor)
CONSTRAINT release_visits.release_visits_remote_version_fkey FOREIGN KEY (remote, version) REFERENCES releases(remote, version) ON DELETE CASCADE
CONSTRAINT releases.releases_pkey PRIMARY KEY (remote, version)
CONSTRAINT request_figures.request_figures_pkey PRIMARY KEY (minute, call, status)
CONSTRAINT schema_contracts.schema_contracts_pkey PRIMARY KEY (after)
CONSTRAINT security_events.security_events_counted_as_key UNIQUE (counted_as)
CONSTRAINT security_events.security_events_pkey PRIMARY KEY (id)
CONSTRAINT security_events.security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
CONSTRAINT sessions.sessions_method_check CHECK ((method = ANY (ARRAY['password'::text, 'google'::text, 'passkey'::text])))
CONSTRAINT sessions.sessions_pkey PRIMARY KEY (id)
CONSTRAINT sessions.sessions_revoked_reason_check CHECK ((revoked_reason = ANY (ARRAY['logout'::text, 'reuse'::text, 'ended'::text, 'password'::text, 'linked'::text, 'disowned'::text, 'second_factor'::text])))
CONSTRAINT sessions.sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
CONSTRAINT share_votes.share_votes_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES assets(id) ON DELETE CASCADE
CONSTRAINT share_votes.share_votes_pkey PRIMARY KEY (share_id, voter, asset_id)
CONSTRAINT share_votes.share_votes_share_id_fkey FOREIGN KEY (share_id) REFERENCES shares(id) ON DELETE CASCADE
CONSTRAINT shares.shares_pkey PRIMARY KEY (id)
CONSTRAINT shares.shares_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE
CONSTRAINT shares.shares_token_key UNIQUE (token)
CONSTRAINT status_beats.status_beats_pkey PRIMARY KEY (service)
CONSTRAINT status_days.status_days_pkey PRIMARY KEY (service, day)
CONSTRAINT status_samples.status_samples_pkey PRIMARY KEY (service, minute)
CONSTRAINT status_samples.status_samples_state_check CHECK ((state = ANY (ARRAY['operational'::text, 'degraded'::text, 'outage'::text])))
CONSTRAINT status_subscribers.status_subscribers_email_key_key UNIQUE (email_key)
CONSTRAINT status_subscribers.status_subscribers_pkey PRIMARY KEY (id)
CONSTRAINT stored_files.stored_files_pkey PRIMARY KEY (key)
CONSTRAINT stored_files.stored_files_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE
CONSTRAINT transactions.transactions_invoice_number_fkey FOREIGN KEY (invoice_number) REFERENCES invoices(number)
CONSTRAINT transactions.transactions_number_key UNIQUE (number)
CONSTRAINT transactions.transactions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
CONSTRAINT transactions.transactions_pkey PRIMARY KEY (id)
CONSTRAINT transactions.transactions_type_check CHECK ((type = ANY (ARRAY['credit'::text, 'usage'::text, 'purchase'::text])))
CONSTRAINT users.users_email_key_key UNIQUE (email_key)
CONSTRAINT users.users_pkey PRIMARY KEY (id)

-- indexes

CREATE UNIQUE INDEX analytics_events_pkey ON public.analytics_events USING btree (id)
CREATE INDEX analytics_events_project ON public.analytics_events USING btree (project_id)
CREATE INDEX analytics_events_user ON public.analytics_events USING btree (user_id)
CREATE INDEX assets_pending_concepts ON public.assets USING btree (project_id) WHERE ((status = 'pending'::text) AND (asset_type = 'logo_concept'::text))
CREATE UNIQUE INDEX assets_pkey ON public.assets USING btree (id)
CREATE INDEX assets_project ON public.assets USING btree (project_id)
CREATE UNIQUE INDEX assets_refinement ON public.assets USING btree (refinement_id, slot) WHERE (refinement_id IS NOT NULL)
CREATE UNIQUE INDEX assets_slot ON public.assets USING btree (project_id, studio, slot) WHERE (asset_type = 'logo_concept'::text)
CREATE UNIQUE INDEX authenticators_pkey ON public.authenticators USING btree (user_id)
CREATE INDEX contact_messages_created ON public.contact_messages USING btree (created_at)
CREATE INDEX contact_messages_email_key ON public.contact_messages USING btree (email_key)
CREATE UNIQUE INDEX contact_messages_pkey ON public.contact_messages USING btree (id)
CREATE UNIQUE INDEX credit_accounts_pkey ON public.credit_accounts USING btree (user_id)
CREATE UNIQUE INDEX credit_entries_kind_ref_key ON public.credit_entries USING btree (kind, ref)
CREATE UNIQUE INDEX credit_entries_pkey ON public.credit_entries USING btree (id)
CREATE INDEX credit_entries_user ON public.credit_entries USING btree (user_id, id)
CREATE INDEX credit_holds_open ON public.credit_holds USING btree (created_at) WHERE (state = 'open'::text)
CREATE UNIQUE INDEX credit_holds_pkey ON public.credit_holds USING btree (id)
CREATE UNIQUE INDEX csp_reports_pkey ON public.csp_reports USING btree (day, directive, blocked, page, release)
CREATE UNIQUE INDEX document_counters_pkey ON public.document_counters USING btree (series)
CREATE UNIQUE INDEX file_removals_pkey ON public.file_removals USING btree (folder)
CREATE UNIQUE INDEX identities_pkey ON public.identities USING btree (provider, subject)
CREATE INDEX identities_user ON public.identities USING btree (user_id)
CREATE INDEX incident_updates_incident ON public.incident_updates USING btree (incident_id)
CREATE UNIQUE INDEX incident_updates_pkey ON public.incident_updates USING btree (id)
CREATE UNIQUE INDEX incidents_pkey ON public.incidents USING btree (id)
CREATE UNIQUE INDEX invoices_one_an_order ON public.invoices USING btree (order_id) WHERE (kind = 'invoice'::text)
CREATE INDEX invoices_order ON public.invoices USING btree (order_id)
CREATE UNIQUE INDEX invoices_pkey ON public.invoices USING btree (number)
CREATE UNIQUE INDEX kept_shells_pkey ON public.kept_shells USING btree (version)
CREATE UNIQUE INDEX key_generations_pkey ON public.key_generations USING btree (name, generation)
CREATE INDEX kit_orders_newest ON public.kit_orders USING btree (project_id, touched_at DESC)
CREATE UNIQUE INDEX kit_orders_pkey ON public.kit_orders USING btree (id)
CREATE UNIQUE INDEX kit_orders_project_id_asset_id_key ON public.kit_orders USING btree (project_id, asset_id)
CREATE UNIQUE INDEX kit_parts_pkey ON public.kit_parts USING btree (order_id, part)
CREATE INDEX kit_parts_unfinished ON public.kit_parts USING btree (queued_at) WHERE (status = ANY (ARRAY['waiting'::text, 'processing'::text]))
CREATE INDEX mail_tokens_end ON public.mail_tokens USING btree (expires_at)
CREATE UNIQUE INDEX mail_tokens_pkey ON public.mail_tokens USING btree (id)
CREATE INDEX mail_tokens_user ON public.mail_tokens USING btree (user_id, purpose)
CREATE INDEX mails_created ON public.mails USING btree (created_at)
CREATE INDEX mails_held ON public.mails USING btree (recipient) WHERE ((held_until IS NOT NULL) AND (sent_at IS NULL))
CREATE INDEX mails_open ON public.mails USING btree (created_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL))
CREATE UNIQUE INDEX mails_pkey ON public.mails USING btree (id)
CREATE UNIQUE INDEX mails_ref_key ON public.mails USING btree (ref)
CREATE INDEX mails_user ON public.mails USING btree (user_id)
CREATE UNIQUE INDEX maintenance_mode_pkey ON public.maintenance_mode USING btree (sole)
CREATE INDEX model_calls_at ON public.model_calls USING btree (at)
CREATE UNIQUE INDEX model_calls_pkey ON public.model_calls USING btree (id)
CREATE INDEX model_calls_project ON public.model_calls USING btree (project_id)
CREATE INDEX model_calls_user ON public.model_calls USING btree (user_id)
CREATE UNIQUE INDEX money_entries_kind_ref_key ON public.money_entries USING btree (kind, ref)
CREATE INDEX money_entries_order ON public.money_entries USING btree (order_id)
CREATE UNIQUE INDEX money_entries_pkey ON public.money_entries USING btree (id)
CREATE INDEX oauth_attempts_end ON public.oauth_attempts USING btree (expires_at)
CREATE UNIQUE INDEX oauth_attempts_pkey ON public.oauth_attempts USING btree (state_hash)
CREATE UNIQUE INDEX operator_accounts_issuer_subject_key ON public.operator_accounts USING btree (issuer, subject)
CREATE UNIQUE INDEX operator_accounts_pkey ON public.operator_accounts USING btree (id)
CREATE UNIQUE INDEX operator_audit_pkey ON public.operator_audit USING btree (id)
CREATE UNIQUE INDEX operator_sessions_hash_key ON public.operator_sessions USING btree (hash)
CREATE UNIQUE INDEX operator_sessions_pkey ON public.operator_sessions USING btree (id)
CREATE UNIQUE INDEX orders_number_key ON public.orders USING btree (number)
CREATE INDEX orders_open ON public.orders USING btree (checked_at) WHERE (status = ANY (ARRAY['pending'::text, 'processing'::text]))
CREATE UNIQUE INDEX orders_open_package ON public.orders USING btree (user_id, package_id) WHERE ((status = 'pending'::text) AND (package_id IS NOT NULL))
CREATE UNIQUE INDEX orders_open_project ON public.orders USING btree (project_id) WHERE (status = ANY (ARRAY['pending'::text, 'processing'::text]))
CREATE UNIQUE INDEX orders_payment_intent_id_key ON public.orders USING btree (payment_intent_id)
CREATE UNIQUE INDEX orders_pkey ON public.orders USING btree (id)
CREATE INDEX orders_project ON public.orders USING btree (project_id)
CREATE UNIQUE INDEX orders_session_id_key ON public.orders USING btree (session_id)
CREATE INDEX orders_user ON public.orders USING btree (user_id, created_at DESC)
CREATE INDEX passkey_challenges_end ON public.passkey_challenges USING btree (expires_at)
CREATE UNIQUE INDEX passkey_challenges_pkey ON public.passkey_challenges USING btree (challenge_hash)
CREATE UNIQUE INDEX passkeys_credential_id_key ON public.passkeys USING btree (credential_id)
CREATE UNIQUE INDEX passkeys_pkey ON public.passkeys USING btree (id)
CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id)
CREATE INDEX payment_events_open ON public.payment_events USING btree (received_at) WHERE (handled_at IS NULL)
CREATE UNIQUE INDEX payment_events_pkey ON public.payment_events USING btree (id)
CREATE INDEX pending_sign_ins_end ON public.pending_sign_ins USING btree (expires_at)
CREATE UNIQUE INDEX pending_sign_ins_pkey ON public.pending_sign_ins USING btree (challenge_hash)
CREATE INDEX pending_sign_ins_user ON public.pending_sign_ins USING btree (user_id)
CREATE UNIQUE INDEX planned_maintenance_pkey ON public.planned_maintenance USING btree (id)
CREATE UNIQUE INDEX press_pages_live ON public.press_pages USING btree (project_id) WHERE (revoked_at IS NULL)
CREATE UNIQUE INDEX press_pages_pkey ON public.press_pages USING btree (id)
CREATE INDEX press_pages_project ON public.press_pages USING btree (project_id)
CREATE UNIQUE INDEX press_pages_token_key ON public.press_pages USING btree (token)
CREATE UNIQUE INDEX process_states_pkey ON public.process_states USING btree (instance)
CREATE UNIQUE INDEX project_events_pkey ON public.project_events USING btree (project_id, seq)
CREATE INDEX projects_chosen ON public.projects USING btree (created_at DESC, id DESC) WHERE (selected_asset_id IS NOT NULL)
CREATE INDEX projects_deleted ON public.projects USING btree (deleted_at) WHERE (deleted_at IS NOT NULL)
CREATE INDEX projects_newest ON public.projects USING btree (user_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL)
CREATE UNIQUE INDEX projects_pkey ON public.projects USING btree (id)
CREATE UNIQUE INDEX projects_user_id_idempotency_key_key ON public.projects USING btree (user_id, idempotency_key)
CREATE INDEX rate_limits_end ON public.rate_limits USING btree (window_ends_at)
CREATE UNIQUE INDEX rate_limits_pkey ON public.rate_limits USING btree (key)
CREATE UNIQUE INDEX recovery_codes_pkey ON public.recovery_codes USING btree (user_id, hash)
CREATE UNIQUE INDEX refinements_pkey ON public.refinements USING btree (id)
CREATE INDEX refinements_project ON public.refinements USING btree (project_id, created_at DESC)
CREATE UNIQUE INDEX refinements_user_id_idempotency_key_key ON public.refinements USING btree (user_id, idempotency_key)
CREATE UNIQUE INDEX release_check_runs_pkey ON public.release_check_runs USING btree (remote, version)
CREATE UNIQUE INDEX release_checks_pkey ON public.release_checks USING btree (remote, version)
CREATE UNIQUE INDEX release_figures_pkey ON public.release_figures USING btree (remote, version, minute)
CREATE UNIQUE INDEX release_log_pkey ON public.release_log USING btree (id)
CREATE INDEX release_log_remote ON public.release_log USING btree (remote, id)
CREATE UNIQUE INDEX release_pointers_pkey ON public.release_pointers USING btree (id)
CREATE UNIQUE INDEX release_renderings_pkey ON public.release_renderings USING btree (remote, source, shell, renderer)
CREATE UNIQUE INDEX release_seals_pkey ON public.release_seals USING btree (remote, version, kind)
CREATE UNIQUE INDEX release_tokens_hash_key ON public.release_tokens USING btree (hash)
CREATE UNIQUE INDEX release_tokens_pkey ON public.release_tokens USING btree (id)
CREATE UNIQUE INDEX release_uploads_pkey ON public.release_uploads USING btree (integrity)
CREATE INDEX release_visits_network ON public.release_visits USING btree (remote, version, network)
CREATE UNIQUE INDEX release_visits_pkey ON public.release_visits USING btree (remote, version, visitor)
CREATE UNIQUE INDEX releases_pkey ON public.releases USING btree (remote, version)
CREATE UNIQUE INDEX request_figures_pkey ON public.request_figures USING btree (minute, call, status)
CREATE UNIQUE INDEX schema_contracts_pkey ON public.schema_contracts USING btree (after)
CREATE INDEX security_events_at ON public.security_events USING btree (at)
CREATE UNIQUE INDEX security_events_counted_as_key ON public.security_events USING btree (counted_as)
CREATE UNIQUE INDEX security_events_pkey ON public.security_events USING btree (id)
CREATE INDEX security_events_user ON public.security_events USING btree (user_id, id)
CREATE INDEX sessions_end ON public.sessions USING btree (LEAST(expires_at, revoked_at))
CREATE UNIQUE INDEX sessions_pkey ON public.sessions USING btree (id)
CREATE INDEX sessions_repeatable ON public.sessions USING btree (rotated_at) WHERE repeatable
CREATE INDEX sessions_user ON public.sessions USING btree (user_id, network_key)
CREATE INDEX share_votes_asset ON public.share_votes USING btree (asset_id)
CREATE UNIQUE INDEX share_votes_pkey ON public.share_votes USING btree (share_id, voter, asset_id)
CREATE UNIQUE INDEX shares_live ON public.shares USING btree (project_id) WHERE (revoked_at IS NULL)
CREATE UNIQUE INDEX shares_pkey ON public.shares USING btree (id)
CREATE INDEX shares_project ON public.shares USING btree (project_id)
CREATE UNIQUE INDEX shares_token_key ON public.shares USING btree (token)
CREATE UNIQUE INDEX status_beats_pkey ON public.status_beats USING btree (service)
CREATE UNIQUE INDEX status_days_pkey ON public.status_days USING btree (service, day)
CREATE INDEX status_samples_minute ON public.status_samples USING btree (minute)
CREATE UNIQUE INDEX status_samples_pkey ON public.status_samples USING btree (service, minute)
CREATE UNIQUE INDEX status_subscribers_email_key_key ON public.status_subscribers USING btree (email_key)
CREATE UNIQUE INDEX status_subscribers_pkey ON public.status_subscribers USING btree (id)
CREATE UNIQUE INDEX stored_files_pkey ON public.stored_files USING btree (key)
CREATE INDEX stored_files_project ON public.stored_files USING btree (project_id) INCLUDE (bytes)
CREATE UNIQUE INDEX transactions_number_key ON public.transactions USING btree (number)
CREATE UNIQUE INDEX transactions_pkey ON public.transactions USING btree (id)
CREATE INDEX transactions_user ON public.transactions USING btree (user_id, id DESC)
CREATE INDEX users_disowned ON public.users USING btree (disowned_at) WHERE (disowned_at IS NOT NULL)
CREATE UNIQUE INDEX users_email_key_key ON public.users USING btree (email_key)
CREATE UNIQUE INDEX users_pkey ON public.users USING btree (id)

-- triggers

CREATE TRIGGER credit_accounts_news AFTER UPDATE ON public.credit_accounts FOR EACH ROW WHEN ((old.available IS DISTINCT FROM new.available)) EXECUTE FUNCTION tell_credits()
CREATE TRIGGER credit_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.credit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
CREATE TRIGGER credit_entries_statement AFTER INSERT ON public.credit_entries FOR EACH ROW EXECUTE FUNCTION state_new_entry()
CREATE TRIGGER money_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.money_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
CREATE TRIGGER operator_audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.operator_audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
CREATE TRIGGER projects_news AFTER UPDATE ON public.projects FOR EACH ROW WHEN ((old.is_paid IS DISTINCT FROM new.is_paid)) EXECUTE FUNCTION tell_paid()
CREATE TRIGGER release_checks_changed AFTER INSERT OR UPDATE ON public.release_checks FOR EACH STATEMENT EXECUTE FUNCTION tell_releases()
CREATE TRIGGER release_pointers_changed AFTER UPDATE ON public.release_pointers FOR EACH STATEMENT EXECUTE FUNCTION tell_releases()
CREATE TRIGGER release_seals_changed AFTER INSERT OR DELETE OR UPDATE ON public.release_seals FOR EACH STATEMENT EXECUTE FUNCTION tell_releases()
CREATE TRIGGER releases_changed AFTER INSERT OR DELETE ON public.releases FOR EACH STATEMENT EXECUTE FUNCTION tell_releases()

-- functions

CREATE OR REPLACE FUNCTION public.claw_back(p_user uuid, p_ref text, p_amount integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
  DECLARE taken integer;
  BEGIN
    SELECT least(available, p_amount) INTO taken FROM credit_accounts WHERE user_id = p_user FOR UPDATE;
    IF taken IS NULL OR taken = 0 THEN RETURN 0; END IF;
    IF NOT post_entry(p_user, 'clawback', p_ref, -taken, 0) THEN RETURN 0; END IF;
    RETURN taken;
  END $function$
CREATE OR REPLACE FUNCTION public.emit_project_event(p_project uuid, p_data jsonb)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
  DECLARE number integer;
  BEGIN
    UPDATE projects SET event_seq = event_seq + 1 WHERE id = p_project RETURNING event_seq INTO number;
    IF NOT FOUND THEN RAISE EXCEPTION 'no project %', p_project; END IF;
    INSERT INTO project_events (project_id, seq, data) VALUES (p_project, number, p_data);
    PERFORM pg_notify('project_events', p_project::text);
    RETURN number;
  END $function$
CREATE OR REPLACE FUNCTION public.hold_credits(p_user uuid, p_ref text, p_amount integer)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
  BEGIN
    IF NOT post_entry(p_user, 'hold', p_ref, -p_amount, p_amount) THEN RETURN 'duplicate'; END IF;
    INSERT INTO credit_holds (id, user_id, amount) VALUES (p_ref, p_user, p_amount);
    RETURN 'held';
  EXCEPTION WHEN check_violation THEN RETURN 'insufficient';
  END $function$
CREATE OR REPLACE FUNCTION public.numbered(prefix text, at timestamp with time zone, n bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
    SELECT prefix || '-' || to_char(at AT TIME ZONE 'UTC', 'YYYY') || '-' || lpad(n::text, greatest(6, length(n::text)), '0')
  $function$
CREATE OR REPLACE FUNCTION public.post_entry(p_user uuid, p_kind text, p_ref text, p_available integer, p_held integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
  DECLARE account credit_accounts;
  BEGIN
    PERFORM 1 FROM credit_accounts WHERE user_id = p_user FOR UPDATE;
    IF NOT FOUND THEN RAISE EXCEPTION 'no credit account of %', p_user; END IF;
    IF EXISTS (SELECT 1 FROM credit_entries WHERE kind = p_kind AND ref = p_ref) THEN RETURN false; END IF;
    UPDATE credit_accounts SET available = available + p_available, held = held + p_held
      WHERE user_id = p_user RETURNING * INTO account;
    INSERT INTO credit_entries (user_id, kind, ref, available_change, held_change, available_after, held_after)
      VALUES (p_user, p_kind, p_ref, p_available, p_held, account.available, account.held);
    RETURN true;
  END $function$
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $function$
CREATE OR REPLACE FUNCTION public.settle_hold(p_ref text, p_state text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
  DECLARE
    hold credit_holds;
    rest integer;
  BEGIN
    SELECT * INTO hold FROM credit_holds WHERE id = p_ref AND state = 'open' FOR UPDATE;
    IF NOT FOUND THEN RETURN false; END IF;
    rest := hold.amount - hold.settled;
    UPDATE credit_holds SET state = p_state, settled = amount, settled_at = now() WHERE id = p_ref;
    IF p_state = 'captured' THEN RETURN post_entry(hold.user_id, 'capture', p_ref, 0, -rest); END IF;
    RETURN post_entry(hold.user_id, 'release', p_ref, rest, -rest);
  END $function$
CREATE OR REPLACE FUNCTION public.settle_part(p_ref text, p_part text, p_amount integer, p_state text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
  DECLARE
    hold credit_holds;
    entry text := p_ref || ':' || p_part;
  BEGIN
    SELECT * INTO hold FROM credit_holds WHERE id = p_ref AND state = 'open' FOR UPDATE;
    IF NOT FOUND THEN RETURN false; END IF;
    IF EXISTS (SELECT 1 FROM credit_entries WHERE kind IN ('capture', 'release') AND ref = entry) THEN
      RETURN false;
    END IF;
    UPDATE credit_holds SET settled = settled + p_amount WHERE id = p_ref;
    IF hold.settled + p_amount = hold.amount THEN
      UPDATE credit_holds SET state = 'settled', settled_at = now() WHERE id = p_ref;
    END IF;
    IF p_state = 'captured' THEN RETURN post_entry(hold.user_id, 'capture', entry, 0, -p_amount); END IF;
    RETURN post_entry(hold.user_id, 'release', entry, p_amount, -p_amount);
  END $function$
CREATE OR REPLACE FUNCTION public.state_entry(entry credit_entries)
 RETURNS void
 LANGUAGE sql
AS $function$
    INSERT INTO transactions (number, user_id, type, kind, ref, credits, balance, created_at)
    VALUES (
      numbered('TXN', entry.created_at, nextval('transaction_numbers')), entry.user_id,
      CASE entry.kind WHEN 'grant' THEN 'credit' WHEN 'purchase' THEN 'purchase' WHEN 'clawback' THEN 'purchase' ELSE 'usage' END,
      entry.kind, entry.ref, entry.available_change, entry.available_after, entry.created_at)
  $function$
CREATE OR REPLACE FUNCTION public.state_new_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF NEW.available_change <> 0 AND NEW.ref NOT LIKE 'order:%' THEN PERFORM state_entry(NEW); END IF;
      RETURN NULL;
    END $function$
CREATE OR REPLACE FUNCTION public.tell_credits()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN PERFORM pg_notify('user_events', NEW.user_id::text); RETURN NULL; END $function$
CREATE OR REPLACE FUNCTION public.tell_paid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN PERFORM pg_notify('user_events', NEW.user_id::text || ' ' || NEW.id::text); RETURN NULL; END $function$
CREATE OR REPLACE FUNCTION public.tell_releases()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN PERFORM pg_notify('releases', ''); RETURN NULL; END $function$
CREATE OR REPLACE FUNCTION public.touch_kit_order(p_order uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  BEGIN
    UPDATE kit_orders SET seq = seq + 1 WHERE id = p_order;
    PERFORM pg_notify('kit_orders', p_order::text);
  END $function$
