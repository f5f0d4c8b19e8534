/** Latin, Greek and Cyrillic accents; the marks of other scripts are letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Words in small letters without accents; "+" keeps together what belongs together. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .replaceAll('ς', 'σ')
    .split(/[^\p{L}\p{M}\p{N}+]+/u)
    .filter(Boolean);

/** Scripts without spaces between words: a word is found anywhere. */
const WRITTEN_TOGETHER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Scripts that put articles and endings on words: a word of three letters or more is found inside another. */
const WITH_AFFIXES = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hangul}\p{Script=Devanagari}]/u;
/** Scripts whose words change their ends. */
const INFLECTED = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;
const HANGUL = /\p{Script=Hangul}/u;

const EXACT = 2;
/** "coffeehouse" holds "coffee". */
const PARTIAL = 1.2;
/** Shorter words hide in too many others: "ring" in "catering". */
const SHORTEST_PART = 5;
/** A word that opens a keyword must be most of it: "ветер", wind, is no "ветеринар". */
const LEAST_OPENING = 0.6;
/** Short words that make good compounds, above all in German. */
const COMPOUNDS = new Set('brot haus wein holz buch bier bike book cafe surf'.split(' '));
/** Long words that hide in others all the same: "sport" in "transport". */
const WHOLE_ONLY = new Set('garten garden sport light space media power sports music label'.split(' '));
/** "veterinaria" and "veterinario" share their stem; Cyrillic and Greek stems may be shorter. */
const SHORTEST_STEM = { fixed: 6, inflected: 4 };

/** A word that briefs are searched for, with what its script allows worked out once. */
export interface Keyword {
  text: string;
  /** Score where it is found inside a word; 0 where it must not be looked for there. */
  inside: number;
  /** Score where it opens a word. */
  opening: number;
  /** Fewest letters that it must share from the start; 0 where stems say nothing. */
  stem: number;
}

export function keywordOf(text: string): Keyword {
  if (WRITTEN_TOGETHER.test(text)) return { text, inside: PARTIAL + 0.2 * Math.min(3, text.length), opening: 0, stem: 0 };
  if (WITH_AFFIXES.test(text)) return { text, inside: text.length > 2 ? PARTIAL : 0, opening: text.length === 2 && HANGUL.test(text) ? PARTIAL : 0, stem: 0 };
  const isPart = COMPOUNDS.has(text) || (text.length >= SHORTEST_PART && !WHOLE_ONLY.has(text));
  return { text, inside: isPart ? PARTIAL : 0, opening: 0, stem: INFLECTED.test(text) ? SHORTEST_STEM.inflected : SHORTEST_STEM.fixed };
}

/** How well a word of the brief speaks for a keyword: 0, or about 1 to 2. */
export function match(word: string, { text, inside, opening, stem }: Keyword): number {
  if (word === text) return EXACT;
  if (inside > 0 && word.length > text.length && word.includes(text)) return inside;
  if (opening > 0 && word.startsWith(text)) return opening;
  if (stem === 0 || word.charCodeAt(0) !== text.charCodeAt(0)) return 0;
  if (word.length >= SHORTEST_PART && word.length < text.length && word.length >= LEAST_OPENING * text.length && text.startsWith(word)) return PARTIAL;
  return isAkin(word, text, stem) ? PARTIAL : 0;
}

/** Most of the longer one is shared from the start. No globals: it runs for thousands of keywords. */
function isAkin(word: string, keyword: string, least: number): boolean {
  const longer = word.length > keyword.length ? word.length : keyword.length;
  const shared = sharedStart(word, keyword);
  return shared >= least && shared >= 0.7 * longer;
}

function sharedStart(word: string, keyword: string): number {
  let length = 0;
  while (length < word.length && word[length] === keyword[length]) length += 1;
  return length;
}
