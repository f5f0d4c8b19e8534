import type { FontLibrary } from '@fifteen/typography';
import { loadFontLibrary } from '@fifteen/typography/node';

const TEXT_FONTS = new URL('../../fonts/', import.meta.url);

/**
 * The engine's fonts and the faces for running text. Not for logos: a larger library could lend a logo other letters
 * than it was drawn with.
 */
export const loadTextLibrary = (): Promise<FontLibrary> => loadFontLibrary(TEXT_FONTS);
