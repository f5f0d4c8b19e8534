import { FONT_LISTS, type FontList } from '@fifteen/contracts';
import { KIND_CLASSES } from '@fifteen/logo-engine';
import type { FontStyle } from '@fifteen/typography';

export const isInList = (list: FontList, { class: fontClass }: Pick<FontStyle, 'class'>): boolean => list !== 'drawn' && KIND_CLASSES[list].includes(fontClass);

/** The list that a font is found in first. */
export const fontListOf = (font: Pick<FontStyle, 'class'>): FontList => FONT_LISTS.find((list) => isInList(list, font)) ?? 'sans';
