/**
 * The entry of a record under a key that somebody outside has chosen. Plain indexing would also find what every object
 * inherits: `constructor`, `__proto__`, `toString`.
 */
export const ownEntry = <T>(record: Readonly<Partial<Record<string, T>>> | undefined, key: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
