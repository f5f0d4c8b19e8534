/** The engine's fonts, pixels and files for Node. */
export { canvasRaster } from './canvas-raster.ts';
export { filesFor } from './files/files-for.ts';
export { FILE_FORMATS, type FileFormat, logoFile } from './files/one-file.ts';
export { PACK_PARTS, packPart } from './files/pack-parts.ts';
export type { LogoFile } from './files/logo-file.ts';
export { loadFontLibrary } from './load-font-library.ts';
export { nextTurn } from './next-turn.ts';
