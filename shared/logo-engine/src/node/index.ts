/** Skia as the raster, and the files of a logo, for Node. */
export { canvasRaster } from './canvas-raster.ts';
export { filesFor } from './files/files-for.ts';
export { realMarks } from './read-real-marks.ts';
export { bytesOf, FILE_FORMATS, type FileFormat, logoFile } from './files/one-file.ts';
export { PACK_PARTS, packPart } from './files/pack-parts.ts';
export type { LogoFile } from './files/logo-file.ts';
