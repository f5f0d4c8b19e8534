import type { Generated } from 'kysely';

export interface CreditAccountsTable {
  user_id: string;
  available: Generated<number>;
  held: Generated<number>;
}

export type EntryKind = 'grant' | 'purchase' | 'hold' | 'capture' | 'release' | 'clawback';

export interface CreditEntriesTable {
  id: Generated<string>;
  user_id: string;
  kind: EntryKind;
  ref: string;
  available_change: number;
  held_change: number;
  available_after: number;
  held_after: number;
  created_at: Generated<Date>;
}

export interface CreditHoldsTable {
  id: string;
  user_id: string;
  amount: number;
  /** Of the amount, what is spent or given back. */
  settled: Generated<number>;
  /** settled: in parts, some spent and some given back. */
  state: Generated<'open' | 'captured' | 'released' | 'settled'>;
  created_at: Generated<Date>;
  settled_at: Date | null;
}
