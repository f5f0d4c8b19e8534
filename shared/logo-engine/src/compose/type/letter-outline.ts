import type { Path } from '../../geometry/index.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import { joinGlyphs } from './join-glyphs.ts';

/** Letters that a library has drawn, by style and character: every draft of an initial asks for the same few. */
const drawn = new WeakMap<FontLibrary, Map<string, Path>>();
/** A letter takes some kilobytes. */
const MOST_DRAWN = 1500;

/** One letter at 1,000 units an em, as one path; the style must be ready for it. */
export function letterOutline(library: FontLibrary, font: string, char: string): Path {
  const letters = drawn.get(library) ?? new Map<string, Path>();
  drawn.set(library, letters);
  const key = `${font} ${char}`;
  const letter = letters.get(key) ?? joinGlyphs(library.shape(font, char, { size: 1000, tracking: 0 }));
  if (letters.size >= MOST_DRAWN) letters.clear();
  letters.set(key, letter);
  return letter;
}
