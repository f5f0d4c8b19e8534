import { readFile } from 'node:fs/promises';
import { createFontLibrary } from '../type/create-font-library.ts';
import type { FontLibrary } from '../type/font-library.ts';
import type { FontStyle } from '../type/font-style.ts';

const FONTS = new URL('../../fonts/', import.meta.url);

/** The library of the vendored fonts. Reads the catalogue only; font files are opened when they are needed. */
export async function loadFontLibrary(): Promise<FontLibrary> {
  const styles = JSON.parse(await readFile(new URL('catalogue.json', FONTS), 'utf8')) as FontStyle[];
  return createFontLibrary(styles, (file) => readFile(new URL(file, FONTS)));
}
