import { z } from 'zod';

/** Raised when what a backup holds changes. */
export const BACKUP_FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const SECRET = 'secret';
export const END = 'end.json';
/** Rows of a table are cut into parts of about this size, which is what memory holds of them. */
export const CHUNK_BYTES = 4 * 1024 * 1024;

const Table = z.object({ name: z.string(), columns: z.array(z.string()).readonly() });

/** The first entry. */
export const Manifest = z.object({
  format: z.literal(BACKUP_FORMAT),
  created_at: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(Table).readonly(),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

/** The last entry: without it a backup is not whole. `digests` are of the rows of each table. */
export const BackupEnd = z.object({
  files: z.number().int(),
  changed: z.array(z.object({ key: z.string(), bytes: z.number(), sha256: z.string() })),
  digests: z.record(z.string(), z.string()),
});
export type BackupEnd = z.infer<typeof BackupEnd>;
