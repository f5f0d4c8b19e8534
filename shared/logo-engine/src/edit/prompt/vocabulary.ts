import { colorsNamed, formatHex } from 'culori';
import { THINGS, type ThingId } from '@fifteen/meaning';
import { thingWords } from './thing-words.ts';
import { hexOf, oklchOf } from '../../color/oklch.ts';
import { COLOR_NAMES } from './lexicon/color-names.ts';
import { ENGLISH } from './lexicon/english.ts';
import { FONT_NAMES } from './lexicon/font-names.ts';
import { FRENCH } from './lexicon/french.ts';
import { GERMAN } from './lexicon/german.ts';
import { ITALIAN } from './lexicon/italian.ts';
import { type Line, meaningOf } from './lexicon/notation.ts';
import { PORTUGUESE } from './lexicon/portuguese.ts';
import { SPANISH } from './lexicon/spanish.ts';
import type { Language, Meaning } from './meaning.ts';
import { folded } from './tokens.ts';

/** What a phrase says, in one language or in any. */
export interface Entry {
  language: Language | 'any';
  meaning: Meaning;
}

const LEXICONS: Readonly<Record<Language, readonly Line[]>> = { en: ENGLISH, de: GERMAN, es: SPANISH, fr: FRENCH, it: ITALIAN, pt: PORTUGUESE };

/** Most words in a phrase of the lexicon. */
export const LONGEST_PHRASE = 7;

export interface Vocabulary {
  /** Phrases to what they say, in the order in which languages were read. */
  phrases: ReadonlyMap<string, readonly Entry[]>;
  /** Every word of every phrase. */
  words: ReadonlySet<string>;
  /** Words that a typing error may have meant, those with something to say first; short ones are too like each other. */
  longWords: readonly string[];
}

let known: Vocabulary | undefined;

/** Built with the first wish: a thread that starts to draw has none to read. */
export const vocabulary = (): Vocabulary => (known ??= built());

function built(): Vocabulary {
  const phrases = phrasesOf();
  const words = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')));
  const isFiller = (word: string): boolean => phrases.get(word)?.every(({ meaning }) => meaning.is === 'filler') ?? true;
  const long = [...words].filter((word) => word.length >= 4 && /^\p{L}+$/u.test(word));
  return { phrases, words, longWords: long.toSorted((one, other) => Number(isFiller(one)) - Number(isFiller(other))) };
}

function phrasesOf(): Map<string, Entry[]> {
  const pictured = new Set((Object.keys(THINGS) as ThingId[]).flatMap(thingWords).map(folded));
  const known = new Map<string, Entry[]>();
  const enter = (phrase: string, entry: Entry) => {
    const entries = known.get(phrase) ?? [];
    if (!entries.some(({ language }) => language === entry.language || language === 'any')) known.set(phrase, [...entries, entry]);
  };
  for (const [language, lines] of Object.entries(LEXICONS) as [Language, readonly Line[]][]) {
    for (const [said, words] of lines) {
      const meaning = meaningOf(said);
      for (const phrase of words.split('|')) enter(phrase, { language, meaning });
    }
  }
  for (const [name, hex, words] of COLOR_NAMES) for (const phrase of words.split('|')) enter(phrase, { language: 'any', meaning: { is: 'color', hex, name } });
  for (const [said, names] of FONT_NAMES) for (const name of names.split('|')) enter(name, { language: 'any', meaning: meaningOf(said) });
  for (const [name, channels] of Object.entries(colorsNamed)) {
    const number = channels as number;
    // "Add some wheat": a picture, unless it is a color to everybody.
    if (pictured.has(name.toLowerCase())) continue;
    const hex = typeof number === 'number' ? `#${number.toString(16).padStart(6, '0')}` : formatHex(name);
    if (hex) enter(name.toLowerCase(), { language: 'any', meaning: { is: 'color', hex, name } });
  }
  for (const thing of Object.keys(THINGS) as ThingId[]) for (const word of thingWords(thing)) enter(folded(word), { language: 'any', meaning: { is: 'thing', thing } });
  return known;
}

/** A color made darker, paler or brighter by a word before or behind it. */
export function toned(hex: string, tone: Extract<Meaning, { is: 'tone' }>['tone']): string {
  const { l, c, h } = oklchOf(hex);
  if (tone === 'dark') return hexOf({ l: Math.min(l * 0.68, 0.42), c: c * 0.85, h });
  if (tone === 'light') return hexOf({ l: Math.max(0.78, l + 0.14), c: c * 0.6, h });
  if (tone === 'pale') return hexOf({ l: Math.max(0.82, l + 0.12), c: c * 0.4, h });
  return hexOf({ l: Math.max(l, 0.66), c: c * 1.25, h });
}
