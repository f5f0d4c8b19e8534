import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { THINGS } from '../things.ts';
import { TRADES } from '../trades.ts';

const FOLDER = fileURLToPath(new URL('../../tables/', import.meta.url));

/** The rows of a table that say something, cut at ` | `. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** The rows of one of our tables, by its path in `tables`. */
export const table = (path: string): string[][] => rowsOf(readFileSync(join(FOLDER, path), 'utf8'));

/** The lines of one of our tables that say something. */
export const lines = (path: string): string[] =>
  readFileSync(join(FOLDER, path), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** The rows of all tables of a folder. */
export const tables = (folder: string): { file: string; rows: string[][] }[] =>
  readdirSync(join(FOLDER, folder))
    .sort()
    .map((file) => ({ file: file.replace('.txt', ''), rows: table(join(folder, file)) }));

/** SHA-256, in hex, of everything that we wrote ourselves and the data file is built from: the tables, and the ids of things and trades. */
export const digestOfTables = (): string => {
  const hash = createHash('sha256').update(JSON.stringify([THINGS, TRADES]));
  for (const path of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt')).sort()) hash.update(path).update(readFileSync(join(FOLDER, path)));
  return hash.digest('hex');
};

/** What a cell lists, parted by commas of any script. */
export const listed = (cell: string | undefined): string[] => (cell ?? '').split(/[,،、，]/u).map((word) => word.trim()).filter(Boolean);

/** Languages of the columns of `words` and `trades`, after the first. */
export const COLUMNS = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'uk', 'el', 'ar', 'he', 'hi', 'ja', 'zh'] as const;
