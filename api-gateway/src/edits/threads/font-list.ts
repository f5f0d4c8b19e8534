import { FONT_LISTS, type FontList } from '@fifteen/contracts';
import { type FontStyle, KIND_CLASSES } from '@fifteen/logo-engine';

/** The list that a font is found in first. */
export const fontListOf = (fontClass: FontStyle['class']): FontList =>
  FONT_LISTS.find((list) => KIND_CLASSES[list].includes(fontClass)) ?? 'sans';
