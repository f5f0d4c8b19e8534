import type { MeaningIndex } from '../lexicon/meaning-index.ts';
import { ANY_ENDING, type Posting, STEM_PREFIX, TRADE_PREFIX } from '../lexicon/posting.ts';
import { isUnspaced, type Script } from '../text/scripts.ts';
import { stemOf } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';
import { LINKS } from './links.ts';

/** How likely each language is, 0 to 1, by its place in the lexicon's list. Languages that are out of question are missing. */
export interface Languages {
  readonly first: string;
  readonly likely: ReadonlyMap<number, number>;
  readonly codes: readonly string[];
}

const SCRIPT_LANGUAGES: Readonly<Partial<Record<Script, readonly string[]>>> = {
  cyrillic: ['ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'mn'],
  greek: ['el'],
  arabic: ['ar', 'fa', 'ur'],
  hebrew: ['he'],
  devanagari: ['hi', 'mr', 'ne'],
  kana: ['ja'],
  han: ['zh', 'ja'],
  hangul: ['ko'],
  thai: ['th'],
};
const OTHER_SCRIPTS: readonly string[] = ['hy', 'ka', 'bn', 'ta', 'te', 'kn', 'ml', 'gu', 'pa', 'si', 'my', 'km', 'lo', 'am'];

/** Letters that only one of the languages of a script has. */
const TELLING: readonly (readonly [RegExp, string])[] = [
  [/[іїєґ]/u, 'uk'],
  [/[ыэъё]/u, 'ru'],
  [/[ђћџљњ]/u, 'sr'],
  [/[پچژگ]/u, 'fa'],
  [/[ٹڈڑے]/u, 'ur'],
  // Simplified characters that Japanese does not use, and Japanese ones that Chinese does not.
  [/[们这为东车马鸟鱼见贝门问间风龙凤书华业专丝两严个丰临举义乐习乡买卖云产亲从仓价众优传师诊医药银钱铁钟猫粮给绿红纸维网丽饭饮馆饼鹰鹤]/u, 'zh'],
  [/[々〆歯桜塩沢竜売図鉄駅歳気辺広楽薬県屋園猫]/u, 'ja'],
];
const TELLING_LATIN: readonly (readonly [RegExp, string])[] = [
  [/[ß]/iu, 'de'],
  [/[äöü]/iu, 'de'],
  [/[ñ¿¡]/iu, 'es'],
  [/[ãõ]/iu, 'pt'],
  [/[łąęśźżćń]/iu, 'pl'],
  [/[ğış]|ı/u, 'tr'],
  [/[åø]/iu, 'sv'],
  [/[ơưđạảấầẩậắằặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, 'vi'],
  [/[œ]|ç(?=ai|on)/iu, 'fr'],
  [/[řůěč]/iu, 'cs'],
  [/[șțăâ]/iu, 'ro'],
  [/[őű]/iu, 'hu'],
];

/** How likely a language of Latin letters is for a name when the rest of the brief says nothing of it. */
const BASE: Readonly<Record<string, number>> = { en: 0.6, es: 0.42, fr: 0.42, it: 0.42, de: 0.4, pt: 0.32, nl: 0.25, sv: 0.2, pl: 0.2, tr: 0.15, vi: 0.1 };

/** How much a kind of knowledge says of the language, beside one another: a function word most. */
const TELLS: Readonly<Partial<Record<Posting['kind'], number>>> = { function: 1.2, business: 1, trade: 1, for: 1, not: 0.6, kin: 1, title: 0.5, thing: 0.6, given: 0.15, surname: 0.15 };

const ENGLISH_WORD = 0.3;

interface Part {
  readonly tokens: readonly Token[];
  readonly share: number;
}

/** Longest word of a script without spaces that is asked for, and longest run of it that is looked through. */
const LONGEST_WORD = 6;
const LONGEST_RUN = 24;

const partsOf = (token: Token): string[] => {
  if (!isUnspaced(token.script)) return [token.key];
  const letters = [...token.key].slice(0, LONGEST_RUN);
  return letters.flatMap((_, from) => Array.from({ length: Math.min(LONGEST_WORD, letters.length - from) }, (_none, more) => letters.slice(from, from + more + 1).join('')).filter((part) => part.length > 1));
};

const partVotes = (index: MeaningIndex, token: Token, part: string): Map<number, number> => {
  const votes = new Map<number, number>();
  const english = index.head.languages.indexOf('en');
  const isEnglish = index.find(token.key).some((posting) => posting.kind === 'word');
  // A word of an English dictionary is English rather than nothing, and has many doubles.
  if (isEnglish && part === token.key) votes.set(english, ENGLISH_WORD);
  for (const posting of [...index.find(part), ...index.find(TRADE_PREFIX + part)]) {
    const tells = (TELLS[posting.kind] ?? 0) * (posting.accented === token.accented ? 1 : 0.5) * (posting.origin === 'wordnet' ? 0.3 : 1);
    if (posting.kind === 'thing' && posting.value === 0) continue;
    // What English took from another language, and no dictionary of it has, says more of the other.
    const isBorrowed = (language: number): boolean => language === english && posting.languages.length > 1 && !isEnglish;
    // And what is English as well says less of the others.
    const isEnglishToo = (language: number): boolean => language !== english && isEnglish && posting.languages.includes(english);
    for (const language of posting.languages) votes.set(language, Math.max(votes.get(language) ?? 0, isBorrowed(language) || isEnglishToo(language) ? tells * 0.6 : tells));
  }
  return votes;
};

/** Each part of a run without spaces counts by its share of the letters: 旅行 is Chinese too, 会社 only Japanese. */
const votesOf = (index: MeaningIndex, token: Token): Map<number, number> => {
  const votes = new Map<number, number>();
  const letters = Math.min(LONGEST_RUN, [...token.key].length);
  for (const part of partsOf(token)) {
    const share = isUnspaced(token.script) ? [...part].length / letters : 1;
    for (const [language, tells] of partVotes(index, token, part)) votes.set(language, (votes.get(language) ?? 0) + tells * share);
  }
  return votes;
};

/** Words that only their stem is known of: "zahnärztliche", "школы". */
const stemVotes = (index: MeaningIndex, token: Token): Map<number, number> => {
  const votes = new Map<number, number>();
  for (const [place, code] of index.head.languages.entries()) {
    const stem = STEM_PREFIX + stemOf(token.key, code);
    const found = [...index.find(stem), ...index.find(TRADE_PREFIX + stem)];
    if (found.some((posting) => posting.languages.includes(place))) votes.set(place, 0.5);
  }
  return votes;
};

/** Shorter beginnings and ends are met by accident. */
const SHORTEST_PART = 4;

/** Languages of the longest trade phrase that only begins the word: "assicurazioni" is known as "assicuraz*". */
const begunIn = (index: MeaningIndex, key: string): readonly number[] => {
  for (let length = key.length; length >= SHORTEST_PART; length--) {
    const found = index.find(TRADE_PREFIX + key.slice(0, length) + ANY_ENDING);
    if (found.length > 0) return found.flatMap(({ languages }) => languages);
  }
  return [];
};

const knownIn = (index: MeaningIndex, key: string): readonly number[] =>
  [...index.find(key), ...index.find(TRADE_PREFIX + key)].filter(({ kind }) => TELLS[kind] !== undefined && kind !== 'given' && kind !== 'surname').flatMap(({ languages }) => languages);

/** Words of two parts that a language has both: "Hebammenpraxis", "boekwinkel". */
const compoundVotes = (index: MeaningIndex, { key }: Token): Map<number, number> => {
  const votes = new Map<number, number>();
  for (let at = SHORTEST_PART; at <= key.length - SHORTEST_PART; at++) {
    const ends = new Set([...knownIn(index, key.slice(at)), ...begunIn(index, key.slice(at))]);
    if (ends.size === 0) continue;
    const first = key.slice(0, at);
    for (const [code, links] of Object.entries(LINKS)) {
      const place = index.head.languages.indexOf(code);
      const isWord = ends.has(place) && links.some((link) => first.endsWith(link) && knownIn(index, first.slice(0, at - link.length)).includes(place));
      if (isWord) votes.set(place, 0.8);
    }
  }
  return votes;
};

/** What an unknown word of Latin letters says by its parts: the surest of three ways. */
const unknownVotes = (index: MeaningIndex, token: Token): Map<number, number> => {
  const votes = new Map<number, number>();
  const begun = new Map(begunIn(index, token.key).map((place) => [place, 0.5]));
  for (const found of [stemVotes(index, token), begun, compoundVotes(index, token)]) {
    for (const [place, tells] of found) votes.set(place, Math.max(votes.get(place) ?? 0, tells));
  }
  return votes;
};

const count = (index: MeaningIndex, parts: readonly Part[]): Map<number, number> => {
  const scores = new Map<number, number>();
  const add = (place: number, score: number): void => void scores.set(place, (scores.get(place) ?? 0) + score);
  for (const { tokens, share } of parts) {
    for (const token of tokens) {
      const exact = votesOf(index, token);
      const votes = exact.size > 0 || token.script !== 'latin' ? exact : unknownVotes(index, token);
      // A word that many languages have says little of which it is.
      for (const [place, tells] of votes) add(place, (share * tells) / Math.sqrt(Math.max(1, votes.size / 2)));
    }
  }
  return scores;
};

/** A phrase of two words tells more than each of them: "posto de carregamento". */
const addPhrases = (index: MeaningIndex, parts: readonly Part[], scores: Map<number, number>): void => {
  for (const { tokens, share } of parts) {
    for (const [at, token] of tokens.entries()) {
      for (const next of [tokens[at + 1], tokens[at + 2]]) {
        const found = next ? index.find(`${TRADE_PREFIX}${token.key} ${next.key}`) : [];
        for (const place of new Set(found.flatMap(({ languages }) => languages))) scores.set(place, (scores.get(place) ?? 0) + share);
      }
    }
  }
};

const addTelling = (index: MeaningIndex, parts: readonly Part[], scores: Map<number, number>): void => {
  for (const { tokens, share } of parts) {
    const text = tokens.map((token) => token.text.normalize('NFC').toLowerCase()).join(' ');
    for (const [letters, code] of [...TELLING, ...TELLING_LATIN]) {
      const place = index.head.languages.indexOf(code);
      if (letters.test(text) && place >= 0) scores.set(place, (scores.get(place) ?? 0) + share * 0.8);
    }
  }
};

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

const allowedBy = (tokens: readonly Token[], context: readonly Token[]): ReadonlySet<string> | undefined => {
  const scripts = new Set(tokens.filter((token) => /\p{L}/u.test(token.key)).map((token) => token.script));
  if (scripts.has('latin') || scripts.size === 0) return undefined;
  const isHan = scripts.has('han') || scripts.has('kana');
  if (isHan && [...tokens, ...context].some((token) => KANA.test(token.key))) return new Set(['ja']);
  return new Set([...scripts].flatMap((script) => SCRIPT_LANGUAGES[script] ?? OTHER_SCRIPTS));
};

/** Languages that share a script with others of their own: what they are named by first. */
const USUAL: readonly string[] = ['ru', 'uk', 'ar', 'hi', 'zh', 'ja', 'el', 'he', 'ko', 'th'];
const usual = (code = ''): number => (USUAL.includes(code) ? USUAL.indexOf(code) : USUAL.length);

/**
 * How likely each language is for some words of a brief.
 * @param tokens the words to be read
 * @param context the other words of the brief: the industry tells the language of a name
 */
export const languagesOf = (index: MeaningIndex, tokens: readonly Token[], context: readonly (readonly Token[])[] = []): Languages => {
  const codes = index.head.languages;
  const allowed = allowedBy(tokens, context.flat());
  const parts: Part[] = [{ tokens, share: context.length > 0 ? 0.6 : 1 }, ...context.map((others, at) => ({ tokens: others, share: at === 0 ? 1 : 0.5 }))];
  const scores = count(index, parts);
  addTelling(index, parts, scores);
  addPhrases(index, parts, scores);
  const inQuestion = [...scores].filter(([place]) => !allowed || allowed.has(codes[place] ?? ''));
  const best = Math.max(0.4, ...inQuestion.map(([, score]) => score));
  const likely = new Map<number, number>();
  for (const [place, code] of codes.entries()) {
    if (allowed && !allowed.has(code)) continue;
    const base = allowed ? (USUAL.includes(code) ? 0.6 : 0.2) : (BASE[code] ?? 0);
    const score = (scores.get(place) ?? 0) / best;
    const likelihood = Math.max(base, score > 0.3 ? score : score * 0.5);
    if (likelihood > 0.08) likely.set(place, Math.min(1, likelihood));
  }
  const ordered = [...likely].sort(([one, other], [two, another]) => another - other || usual(codes[one]) - usual(codes[two]) || one - two);
  const [top] = ordered;
  return { first: codes[top?.[0] ?? codes.indexOf('en')] ?? 'en', likely, codes };
};

/** How likely any of a posting's languages is; 1 for what holds in all. */
export const likelihood = (languages: Languages, posting: Posting): number =>
  posting.languages.length === 0 ? 1 : Math.max(0, ...posting.languages.map((place) => languages.likely.get(place) ?? 0));

/** The codes of languages that are at least so likely, likeliest first. */
export const likelyCodes = (languages: Languages, least: number): string[] =>
  [...languages.likely]
    .filter(([, likely]) => likely >= least)
    .sort(([, one], [, other]) => other - one)
    .map(([place]) => languages.codes[place] ?? '');
