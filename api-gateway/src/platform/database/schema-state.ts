import type { SchemaRecords } from './schema-state.store.ts';

export interface SchemaState {
  /** Migrations of this release that the database has not seen, in their order. */
  readonly pending: readonly string[];
  /** Migrations of a newer release that the database has seen. */
  readonly newer: readonly string[];
  /** Of those that took something away: the release this one must be as new as. */
  readonly needs: string | undefined;
}

/**
 * What a database is for a release that knows these migrations. A newer schema is usable as long as nothing was taken away
 * that this release uses: that is what lets an old process run beside a new one.
 */
export const schemaStateOf = ({ executed, contracts }: SchemaRecords, known: readonly string[]): SchemaState => {
  const newest = known.toSorted().at(-1) ?? '';
  return {
    pending: known.filter((name) => !executed.includes(name)).toSorted(),
    newer: executed.filter((name) => !known.includes(name)).toSorted(),
    needs: contracts.filter((after) => after > newest).toSorted().at(-1),
  };
};

/** Why a release cannot run on it, in words; undefined where it can. */
export const whySchemaRefused = ({ pending, newer, needs }: SchemaState): string | undefined => {
  if (needs) {
    return `The database's schema is too new: it is for releases from migration ${needs} on (it has seen ${newer.join(', ')}). Start a newer release, or restore a backup from before.`;
  }
  if (pending.length > 0) {
    return `The database's schema is too old: ${pending.length} migrations are missing, from ${pending[0]} on. Run "npm run migrate" of this release once, then start again.`;
  }
  return undefined;
};
