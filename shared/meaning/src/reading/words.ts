import type { MeaningIndex } from '../lexicon/meaning-index.ts';
import { type Posting, TRADE_PREFIX } from '../lexicon/posting.ts';
import { isUnspaced } from '../text/scripts.ts';
import type { Token } from '../text/tokens.ts';
import { type Languages, likelihood } from './languages.ts';

/** A word of a brief: a token, or a part of a run without spaces. */
export interface Word extends Token {
  /** False for a part of a run that no dictionary of ours has. */
  readonly isKnown: boolean;
}

/** Longest word that is looked for in a run without spaces. */
const LONGEST = 10;

const knows = (index: MeaningIndex, languages: Languages, key: string): boolean =>
  [...index.find(key), ...index.find(TRADE_PREFIX + key)].some((posting) => likelihood(languages, posting) > 0);

/** A one-letter function word inside a word of the same letters is none: は in はな. */
const isParticle = (index: MeaningIndex, key: string): boolean => [...key].length === 1 && index.find(key).some((posting) => posting.kind === 'function');

/** Cuts a run at the longest words that the lexicon knows, from the left; what is between them is one unknown word. */
const cutRun = (index: MeaningIndex, languages: Languages, token: Token): Word[] => {
  const letters = [...token.key];
  const written = [...token.text.normalize('NFKC')];
  const words: Word[] = [];
  let unknown = 0;
  const push = (from: number, to: number, isKnown: boolean): void => {
    const text = written.slice(from, to).join('') || letters.slice(from, to).join('');
    const key = letters.slice(from, to).join('');
    words.push({ ...token, text, key, isKnown, ...(words.length > 0 && { before: 'joined', gap: '' }) });
  };
  let at = 0;
  while (at < letters.length) {
    let length = Math.min(LONGEST, letters.length - at);
    while (length > 0 && !knows(index, languages, letters.slice(at, at + length).join(''))) length--;
    if (length > 0) {
      if (unknown < at) push(unknown, at, false);
      push(at, at + length, true);
      at += length;
      unknown = at;
    } else at++;
  }
  if (unknown < letters.length) push(unknown, letters.length, false);
  return words;
};

/** One letter is a word of its own only between words that are known: 鶴 in 鶴屋, not 三 in a name that we cannot read. */
const isLoose = (word: Word, before: Word | undefined, after: Word | undefined): boolean => {
  const isUnknown = (other: Word | undefined): boolean => other !== undefined && other.before === 'joined' && !other.isKnown;
  const beforeUnknown = word.before === 'joined' && before !== undefined && !before.isKnown;
  return [...word.key].length <= 2 && (beforeUnknown || isUnknown(after));
};

/** The words of tokens in some languages: runs without spaces are cut where the lexicon tells words apart. */
export const wordsOf = (index: MeaningIndex, languages: Languages, tokens: readonly Token[]): Word[] => {
  const words = tokens.flatMap((token): Word[] => (isUnspaced(token.script) ? cutRun(index, languages, token) : [{ ...token, isKnown: true }]));
  return words.map((word, at) => (isUnspaced(word.script) && word.isKnown && isLoose(word, words[at - 1], words[at + 1]) && !isParticle(index, word.key) ? { ...word, isKnown: false } : word));
};

/** How likely it is that a word is of some kind in the languages of the brief, 0 if it never is. */
export const likelyKind = (index: MeaningIndex, languages: Languages, word: Token, kinds: readonly Posting['kind'][]): number =>
  Math.max(0, ...index.find(word.key).filter((posting) => kinds.includes(posting.kind) && (posting.kind !== 'function' || posting.accented === word.accented)).map((posting) => likelihood(languages, posting)));

/** The key of adjacent words. */
export const joinedKey = (words: readonly Token[]): string =>
  words.map((word, at) => (at > 0 && !(isUnspaced(word.script) && word.before === 'joined') ? ` ${word.key}` : word.key)).join('');

/** Some words of a text as the customer wrote them. */
export const textOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ gap, text }, at) => (at > 0 ? gap + text : text))
    .join('');
