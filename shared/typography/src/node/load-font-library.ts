import { readFile } from 'node:fs/promises';
import { createFontLibrary } from '../create-font-library.ts';
import type { FontLibrary } from '../font-library.ts';
import type { FontStyle } from '../font-style.ts';
import { FONTS, OPENED_FONTS } from './font-folders.ts';

/** The library of the vendored fonts, and of another folder's. Reads catalogues only; font files are opened when they are needed. */
export async function loadFontLibrary(others?: URL): Promise<FontLibrary> {
  const shelves = await Promise.all([FONTS, ...(others ? [others] : [])].map(readShelf));
  const folders = new Map(shelves.flatMap(({ folder, styles }) => styles.flatMap(({ files }) => files.map(({ file }) => [file, folder] as const))));
  return createFontLibrary(shelves.flatMap(({ styles }) => styles), (file) => readFont(file, folders.get(file)));
}

async function readShelf(folder: URL) {
  const styles = JSON.parse(await readFile(new URL('catalogue.json', folder), 'utf8')) as FontStyle[];
  return { folder, styles };
}

/** Decompressed where a build did that. */
async function readFont(file: string, folder: URL | undefined): Promise<Uint8Array> {
  if (folder === FONTS) {
    const opened = await readFile(new URL(file, OPENED_FONTS)).catch(nullIfMissing);
    if (opened) return opened;
  }
  return readFile(new URL(file, folder));
}

const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null;
  throw error;
};
