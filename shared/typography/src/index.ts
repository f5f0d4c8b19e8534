/** Fonts, scripts and the shaping of text into outlines. Pure: font files come in as bytes. */
export { createFontLibrary } from './create-font-library.ts';
export type { FontLibrary, PlacedGlyph, ShapeOptions } from './font-library.ts';
export { FONT_CLASSES, type FontClass, type FontFile, type FontMeasures, type FontStyle } from './font-style.ts';
export { inCase } from './in-case.ts';
export type { LetterCase } from './letter-case.ts';
export { libraryInScript } from './library-in-script.ts';
export { isRightToLeft } from './runs.ts';
export { type ScriptId, scriptOf } from './scripts.ts';
export { nearestStyles } from './nearest-styles.ts';
export { stylesFor } from './styles-for.ts';
