/** The engine's fonts and pixels for Node. */
export { canvasRaster } from './canvas-raster.ts';
export { loadFontLibrary } from './load-font-library.ts';
