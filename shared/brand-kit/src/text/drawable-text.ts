import type { FontLibrary } from '@fifteen/typography';

/** A text without the characters that no font of ours draws: emoji, signs of rare scripts. */
export const drawableText = (text: string, library: FontLibrary): string => {
  const isDrawn = (char: string): boolean => /\s|\p{M}|\p{Join_Control}/u.test(char) || library.styles.some(({ id }) => library.covers(id, char));
  return [...text.normalize('NFC')].filter(isDrawn).join('').replaceAll(/\s+/g, ' ').trim();
};
