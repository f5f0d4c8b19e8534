import type { Selectable } from 'kysely';

/** A key of one purpose is derived from the installation's secret and this salt. */
export interface KeyGenerationsTable {
  name: string;
  /** 0 is the key that was there before the first rotation. */
  generation: number;
  salt: string;
  /** From then on it signs. It is accepted as soon as a process knows it. */
  active_from: Date;
  retired_at: Date | null;
}

export type KeyGenerationRow = Selectable<KeyGenerationsTable>;
