/** Reads the vendored fonts from the file system. */
export { loadFontLibrary } from './load-font-library.ts';
