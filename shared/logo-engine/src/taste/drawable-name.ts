import type { FontLibrary } from '../type/font-library.ts';

const EMOJI = /\p{Extended_Pictographic}/u;
/** Joiners, variation selectors, skin tones and tags: parts of emoji that remain when the emoji is gone. */
const INVISIBLE = /\u{200c}|\u{200d}|\p{Variation_Selector}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]/u;

export interface DrawableName {
  text: string;
  /** What the customer should be told about characters that were left out. */
  notes: string[];
}

/** The name without what no font draws. Falls back on the industry, then on a plain letter: there is always something. */
export function drawableName(name: string, industry: string, library: FontLibrary): DrawableName {
  const characters = [...name.normalize('NFC')];
  const left = characters.filter((char) => !isDrawn(char, library));
  const text = tidy(characters.filter((char) => isDrawn(char, library)).join(''), library);
  return { text: text || tidy([...industry].filter((char) => isDrawn(char, library)).join(''), library) || 'A', notes: notesFor(left) };
}

/** Joiners stay only where a script needs them. */
function tidy(text: string, library: FontLibrary): string {
  const joined = [...text].filter((char, i, all) => !INVISIBLE.test(char) || /\p{L}|\p{M}/u.test(all[i - 1] ?? '')).join('');
  const hasLetter = [...joined].some((char) => /[\p{L}\p{N}]/u.test(char) && isDrawn(char, library));
  return hasLetter ? joined.replaceAll(/\s+/g, ' ').trim() : '';
}

function isDrawn(char: string, library: FontLibrary): boolean {
  if (char.trim() === '' || char === '\u200c' || char === '\u200d') return true;
  if (INVISIBLE.test(char)) return false;
  return library.styles.some(({ id }) => library.covers(id, char));
}

function notesFor(left: readonly string[]): string[] {
  const notes: string[] = [];
  if (left.some((char) => EMOJI.test(char))) notes.push('Emoji are left out of the mark.');
  const letters = [...new Set(left.filter((char) => /[\p{L}\p{N}]/u.test(char)))];
  if (letters.length > 0) notes.push(`No font of ours draws ${letters.slice(0, 6).join(' ')}, so it is left out.`);
  return notes;
}
