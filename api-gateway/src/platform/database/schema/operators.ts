import type { ColumnType, Generated } from 'kysely';

export type OperatorRole = 'viewer' | 'releaser' | 'operator';

/** An operator as the OpenID provider names them. */
export interface OperatorAccountsTable {
  id: Generated<string>;
  issuer: string;
  subject: string;
  email: string;
  is_email_verified: boolean;
  /** What the claim of roles held at the last sign-in. */
  groups: ColumnType<readonly string[], string, string>;
  /** The role at the last sign-in. */
  role: OperatorRole;
  created_at: Date;
  signed_in_at: Date;
}

/** A browser in which an operator has signed in, by a token or an account. */
export interface OperatorSessionsTable {
  id: string;
  token_id: string | null;
  account_id: string | null;
  hash: string;
  browser: string;
  created_at: Date;
  seen_at: Date;
  ended_at: Date | null;
}

/** Who did what, and from where. Rows are added and never changed. */
export interface OperatorAuditTable {
  id: Generated<string>;
  at: ColumnType<Date, Date, never>;
  actor: ColumnType<string, string, never>;
  account_id: ColumnType<string | null, string | null, never>;
  token_id: ColumnType<string | null, string | null, never>;
  action: ColumnType<string, string, never>;
  target: ColumnType<string, string, never>;
  detail: ColumnType<string, string, never>;
  address: ColumnType<string, string, never>;
  browser: ColumnType<string, string, never>;
}

/** Answers in one minute, over all gateways. */
export interface RequestFiguresTable {
  minute: Date;
  call: string;
  status: number;
  answers: number;
  slow: number;
}

/** What a process last said of itself. */
export interface ProcessStatesTable {
  instance: string;
  role: 'gateway' | 'worker';
  started_at: Date;
  seen_at: Date;
  /** Room in its data folder. */
  free_bytes: ColumnType<string | null, number | null, number | null>;
  low_since: Date | null;
  log_lines_lost: number;
  lost_at: Date | null;
}
