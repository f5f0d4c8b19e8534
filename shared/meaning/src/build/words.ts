import { ANY_ENDING, STEM_PREFIX, TRADE_PREFIX } from '../lexicon/posting.ts';
import { isUnspaced } from '../text/scripts.ts';
import { STEMMED, stemOf } from '../text/stem.ts';
import { isInitials, type Token, tokensOf } from '../text/tokens.ts';

/** The keys that a word of a language gets: as it is, and as a stem where the language has rules. */
export interface WordKeys {
  readonly exact: string;
  /** Undefined where it says no more than the word itself. */
  readonly stem: string | undefined;
  readonly accented: boolean;
}

const written = (tokens: readonly Token[]): boolean => tokens.some((token) => isUnspaced(token.script));

/** The keys of a word or phrase of a language. */
export const keysOf = (phrase: string, language: string): WordKeys => {
  const tokens = tokensOf(phrase);
  const exact = tokens.map((token) => token.key).join(' ');
  const stem = STEMMED.includes(language) && !written(tokens) ? STEM_PREFIX + tokens.map((token) => stemOf(token.key, language)).join(' ') : undefined;
  return { exact, stem, accented: tokens.some((token) => token.accented) };
};

const FEWEST_BEFORE_ANY_ENDING = 3;

/**
 * The keys of a trade phrase. A star after a word matches any ending; without its function words, so that "escuela
 * de vela" and "escuela vela" are one.
 */
export const tradeKeysOf = (phrase: string, language: string, isFunction: (key: string, accented: boolean) => boolean): { keys: string[]; accented: boolean } => {
  const words = phrase.split(/\s+/u).flatMap((word) =>
    tokensOf(word.replaceAll(ANY_ENDING, '')).map((token, index, all) => ({ token, star: word.endsWith(ANY_ENDING) && index === all.length - 1, isWhole: all.length === 1 || token.before === 'apostrophe' || all[index + 1]?.before === 'apostrophe' })),
  );
  const all = words.map(({ token }) => token);
  const kept = words.filter(({ token, isWhole }) => !isWhole || isInitials(token, all) || !isFunction(token.key, token.accented));
  const used = kept.length > 0 ? kept : words;
  const exact = used.map(({ token }) => token.key).join(' ');
  const accented = used.some(({ token }) => token.accented);
  if (exact === '') return { keys: [], accented };
  const keys = [TRADE_PREFIX + exact];
  const last = used.at(-1);
  if (!last || written(used.map(({ token }) => token))) return { keys, accented };
  if (last.star && last.token.key.length >= FEWEST_BEFORE_ANY_ENDING) keys.push(TRADE_PREFIX + exact + ANY_ENDING);
  if (STEMMED.includes(language)) {
    const stems = used.map(({ token, star }) => (star ? token.key : stemOf(token.key, language)));
    keys.push(TRADE_PREFIX + STEM_PREFIX + stems.join(' '));
    if (last.star && used.length > 1) keys.push(TRADE_PREFIX + STEM_PREFIX + stems.join(' ') + ANY_ENDING);
  }
  return { keys, accented };
};
