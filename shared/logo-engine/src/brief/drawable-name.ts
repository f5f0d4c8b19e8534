import anyAscii from 'any-ascii';
import type { FontLibrary } from '@fifteen/typography';

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
 * full-width Ａ, a ligature), letters of other scripts are spelled in Latin, and the rest is left out; both with a note.
 */
export function drawableText(text: string, library: FontLibrary): DrawableName {
  const isDrawn = (char: string) => char.trim() === '' || library.styles.some(({ id }) => library.covers(id, char));
  const plain = [...text.normalize('NFC')].map((char) => (isKept(char, isDrawn) ? char : inPlainForm(char, isDrawn))).join('').normalize('NFC');
  const spelled: string[] = [];
  const words = plain.split(' ').map((word) => {
    const latin = inLatin(word, isDrawn);
    if (latin !== word) spelled.push(...[...word].filter((char) => !isKept(char, isDrawn) && spellingOf(char, isDrawn) !== ''));
    return latin;
  });
  const characters = [...words.join(' ')];
  // A mark on letters that are spelled goes with them.
  const left = characters.filter((char) => !isKept(char, isDrawn) && !(spelled.length > 0 && /\p{M}/u.test(char)));
  return { text: tidy(characters.filter((char) => isKept(char, isDrawn))), notes: notesFor(left, spelled) };
}

/** The Latin spelling of a letter or digit that no font draws; empty where there is none. */
function spellingOf(char: string, isDrawn: (char: string) => boolean): string {
  if (!/[\p{L}\p{N}\p{M}]/u.test(char)) return '';
  const spelling = anyAscii(char).trim();
  return /^[A-Za-z0-9]+$/.test(spelling) && [...spelling].every(isDrawn) ? spelling : '';
}

/** A word with its missing letters spelled in Latin: where all of it is, with a capital in front, as a name has. */
function inLatin(word: string, isDrawn: (char: string) => boolean): string {
  const letters = [...word];
  const spellings = letters.map((char) => (isKept(char, isDrawn) ? null : spellingOf(char, isDrawn)));
  if (spellings.every((spelling) => !spelling)) return word;
  const spelled = letters.map((char, i) => spellings[i] || char).join('');
  return spellings[0] ? spelled.charAt(0).toUpperCase() + spelled.slice(1).toLowerCase() : spelled;
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

const listed = (characters: readonly string[]): string =>
  characters.map((char) => (/\p{M}/u.test(char) ? `◌${char}` : char)).slice(0, MOST_NAMED).join(' ') + (characters.length > MOST_NAMED ? ' and others' : '');

const visibleOf = (characters: readonly string[]): string[] => [...new Set(characters)].filter((char) => !INVISIBLE.test(char));

function notesFor(left: readonly string[], spelled: readonly string[]): string[] {
  const visible = visibleOf(left);
  const others = visible.filter((char) => !EMOJI.test(char));
  const inLatin = visibleOf(spelled);
  return [
    ...(visible.some((char) => EMOJI.test(char)) ? ['Emoji are left out of the mark.'] : []),
    ...(inLatin.length > 0 ? [`Our fonts don't have ${listed(inLatin)}, so ${inLatin.length > 1 ? 'they are' : 'it is'} spelled in Latin letters.`] : []),
    ...(others.length > 0 ? [`No font of ours draws ${listed(others)}, so ${others.length > 1 ? 'they are' : 'it is'} left out.`] : []),
  ];
}
