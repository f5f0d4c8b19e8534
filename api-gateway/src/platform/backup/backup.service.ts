import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import type { FilePlace, FileStore } from '../files/file-store.ts';
import { recordOfStored } from '../files/hashed-content.ts';
import { type ArchiveEntry, writeArchive } from './archive.ts';
import { appliedMigrations, beginSnapshot, type CopiedTable, listFileRecords, listSequences, listTables, readTable } from './database-copy.store.ts';
import { BACKUP_FORMAT, type BackupEnd, CHUNK_BYTES, MANIFEST, END, SECRET, type Manifest } from './format.ts';

interface Dependencies {
  /** Past any pooler: one transaction reads all of it. */
  readonly databaseUrl: string;
  readonly files: FileStore;
  /** What lists files that are in no table: releases. */
  readonly place: Pick<FilePlace, 'list'>;
  readonly secret: string;
  readonly passphrase: string;
  readonly now: () => Date;
}

export interface BackupReport {
  readonly tables: number;
  readonly files: number;
  readonly bytes: number;
  /** Files that were removed or damaged: named, and not in the backup. */
  readonly missing: readonly string[];
}

const bytesEntry = (name: string, bytes: Buffer): ArchiveEntry => ({ name, size: bytes.length, stream: () => Readable.from([bytes]) });
const jsonEntry = (name: string, value: unknown): ArchiveEntry => bytesEntry(name, Buffer.from(JSON.stringify(value)));

async function* inChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [held, size]: [Buffer[], number] = [[], 0];
  for await (const bytes of source) {
    held.push(bytes);
    size += bytes.length;
    if (size >= CHUNK_BYTES) {
      yield Buffer.concat(held);
      [held, size] = [[], 0];
    }
  }
  if (size > 0) yield Buffer.concat(held);
}

/**
 * Writes database and files to one encrypted file while the product runs. The database is seen at one moment; files lie
 * under keys that are written once, and what was written again meanwhile is noted with its new digest.
 */
export const writeBackup = async (path: string, { databaseUrl, files, place, secret, passphrase, now }: Dependencies): Promise<BackupReport> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const report = { tables: 0, files: 0, bytes: 0, missing: [] as string[] };
  try {
    await beginSnapshot(client);
    const tables = await listTables(client);
    const manifest: Manifest = { format: BACKUP_FORMAT, created_at: now().toISOString(), migrations: await appliedMigrations(client), tables, sequences: await listSequences(client) };

    await writeArchive(path, passphrase, async (add) => {
      const end: BackupEnd = { files: 0, changed: [], digests: {} };
      const addTable = async (table: CopiedTable): Promise<void> => {
        const hash = createHash('sha256');
        let part = 0;
        for await (const chunk of inChunks(readTable(client, table) as AsyncIterable<Buffer>)) {
          hash.update(chunk);
          await add(bytesEntry(`database/${table.name}/${String(part).padStart(6, '0')}`, chunk));
          part += 1;
        }
        end.digests[table.name] = hash.digest('hex');
        report.tables += 1;
      };
      const addFile = async (key: string, written?: { readonly bytes: number; readonly sha256: string }): Promise<void> => {
        const file = await files.open(key).catch(() => undefined);
        if (!file) return void report.missing.push(key);
        const found = await recordOfStored(file);
        const sha256 = found.sha256.toString('hex');
        if (written && (written.sha256 !== sha256 || written.bytes !== found.bytes)) end.changed.push({ key, bytes: found.bytes, sha256 });
        await add({ name: `files/${key}`, size: file.size, stream: () => file.stream() });
        end.files += 1;
        report.files += 1;
        report.bytes += file.size;
      };

      await add(jsonEntry(MANIFEST, manifest));
      await add(bytesEntry(SECRET, Buffer.from(secret)));
      for (const table of tables) await addTable(table);
      for (const { key, bytes, sha256 } of await listFileRecords(client)) await addFile(key, { bytes: Number(bytes), sha256 });
      for await (const { key } of place.list()) if (key.startsWith('releases/')) await addFile(key);
      await add(jsonEntry(END, end));
    });
    return report;
  } finally {
    await client.end();
  }
};
