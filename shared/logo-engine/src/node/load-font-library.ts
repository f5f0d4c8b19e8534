import type { FontLibrary } from '../type/font-library.ts';

/** The library of the vendored fonts. Reads the catalogue only; font files are opened when they are needed. */
export function loadFontLibrary(): Promise<FontLibrary> {
  return Promise.reject(new Error('No fonts yet'));
}
