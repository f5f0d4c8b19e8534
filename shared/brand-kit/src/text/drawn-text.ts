import type { FontLibrary } from '@fifteen/logo-engine';

const known = new WeakMap<FontLibrary, Map<string, boolean>>();

const isDrawn = (library: FontLibrary, char: string): boolean => {
  const seen = known.get(library) ?? new Map<string, boolean>();
  known.set(library, seen);
  const found = seen.get(char) ?? (char.trim() === '' || library.styles.some(({ id }) => library.covers(id, char)));
  seen.set(char, found);
  return found;
};

/** Text without the characters that no font of the library draws, such as emoji: a box in their place would be worse. */
export const drawnText = (library: FontLibrary, text: string): string =>
  [...text.normalize('NFC')]
    .filter((char) => isDrawn(library, char))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
