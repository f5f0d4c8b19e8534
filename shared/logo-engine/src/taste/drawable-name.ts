import type { FontLibrary } from '../type/font-library.ts';

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Presentation}|\u{20e3}/u;
/** Joiners, variation selectors, skin tones, tags and fillers: what shows nothing of its own. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Emoji_Modifier}|\p{Cc}|\p{Cs}/u;
const JOINER = /\u{200c}|\u{200d}/u;

export interface DrawableName {
  text: string;
  /** What the customer should be told about characters that were left out. */
  notes: string[];
}

/** The name without what no font draws. Falls back on the industry, then on a plain letter: there is always something. */
export function drawableName(name: string, industry: string, library: FontLibrary): DrawableName {
  const own = drawableText(name, library);
  if (hasLetter(own.text)) return own;
  const trade = drawableText(industry, library).text;
  return { text: hasLetter(trade) ? trade : 'A', notes: own.notes };
}

/**
 * A text as it is drawn. What no font has is drawn in its plain form where that means the same (a mathematical 𝕭, a
 * full-width Ａ, a ligature) and left out otherwise, with a note.
 */
export function drawableText(text: string, library: FontLibrary): DrawableName {
  const isDrawn = (char: string) => char.trim() === '' || library.styles.some(({ id }) => library.covers(id, char));
  const plain = [...text.normalize('NFC')].map((char) => (isKept(char, isDrawn) ? char : inPlainForm(char, isDrawn))).join('').normalize('NFC');
  const characters = [...plain];
  const kept = characters.filter((char) => isKept(char, isDrawn));
  return { text: tidy(kept), notes: notesFor(characters.filter((char) => !isKept(char, isDrawn))) };
}

const isKept = (char: string, isDrawn: (char: string) => boolean): boolean => JOINER.test(char) || (!INVISIBLE.test(char) && isDrawn(char));

/** The compatibility form if all of it is drawn; else the character itself. */
function inPlainForm(char: string, isDrawn: (char: string) => boolean): string {
  const plain = char.normalize('NFKC');
  return plain !== char && [...plain].every(isDrawn) ? plain : char;
}

/** Joiners stay only between letters that they steer, marks only on something. */
function tidy(characters: readonly string[]): string {
  const isSteering = (i: number) => /[\p{L}\p{M}]/u.test(characters[i - 1] ?? '') && /[\p{L}\p{M}]/u.test(characters[i + 1] ?? '');
  const joined = characters.filter((char, i) => !JOINER.test(char) || isSteering(i)).join('');
  return joined.replaceAll(/\s+/g, ' ').replaceAll(/(^| )\p{M}+/gu, '$1').trim();
}

const hasLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Characters that a note names: more would be a list. */
const MOST_NAMED = 6;

function notesFor(left: readonly string[]): string[] {
  const visible = [...new Set(left)].filter((char) => !INVISIBLE.test(char));
  const others = visible.filter((char) => !EMOJI.test(char));
  const listed = others.map((char) => (/\p{M}/u.test(char) ? `◌${char}` : char)).slice(0, MOST_NAMED).join(' ');
  return [
    ...(visible.some((char) => EMOJI.test(char)) ? ['Emoji are left out of the mark.'] : []),
    ...(others.length > 0 ? [`No font of ours draws ${listed}${others.length > MOST_NAMED ? ' and others' : ''}, so ${others.length > 1 ? 'they are' : 'it is'} left out.`] : []),
  ];
}
