import type { Migration } from 'kysely';

/** Every migration by its name; they run in the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {};
